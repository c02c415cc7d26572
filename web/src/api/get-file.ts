import { ask, BASE, readAnswer, unwrap } from './client.ts';

/** A call that answers with a file rather than JSON; `path` is below /api/v1. */
export const apiGetFile = async (path: `/${string}`): Promise<Blob> => {
  const response = await ask(BASE + path);
  if (!response.ok) unwrap(await readAnswer(response));
  return response.blob();
};
