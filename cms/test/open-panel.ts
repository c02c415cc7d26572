import type { Cms, Reply } from './start-cms.js';
import { STAFF_PASSWORD } from './start-cms.js';

interface PanelCall {
  method?: string;
  json?: unknown;
  body?: FormData;
}

/** Strapi's panel as its own pages use it: a call to its API as the member of staff with this email. */
export const openPanel = async (cms: Cms, email: string) => {
  const login = await cms.call('/admin/login', { json: { email, password: STAFF_PASSWORD } });
  const token: string = login.body.data.token;
  return (path: string, options: PanelCall = {}): Promise<Reply> =>
    cms.call(path, { ...options, headers: { authorization: `Bearer ${token}` } });
};
