import { ApiError, BASE, NO_ANSWER, staffHeaders, unwrap } from './client.ts';

export interface UploadProgress {
  /** Bytes. */
  sent: number;
  total: number;
}

interface UploadOptions {
  onProgress?: (progress: UploadProgress) => void;
  /** Aborting it ends the upload; the promise rejects with its reason. */
  signal?: AbortSignal;
}

/**
 * Posts a form and says how far it has come, which fetch cannot. `path` is below /api/v1.
 * Fails with an ApiError as every other call does.
 */
export const apiUpload = <T>(path: `/${string}`, form: FormData, options: UploadOptions = {}) =>
  new Promise<T>((resolve, reject) => {
    const { onProgress, signal } = options;
    const request = new XMLHttpRequest();
    const handleAbort = () => {
      request.abort();
      reject(signal?.reason as Error);
    };
    request.open('POST', `${BASE}${path}`);
    for (const [name, value] of Object.entries(staffHeaders()))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.({ sent: loaded, total });
    request.onload = () => {
      try {
        const body: unknown = JSON.parse(request.responseText);
        resolve(unwrap<T>({ status: request.status, body }));
      } catch (error) {
        reject(error instanceof ApiError ? error : new ApiError(NO_ANSWER, request.status));
      }
    };
    request.onerror = () => reject(new ApiError(NO_ANSWER, 0));
    request.onloadend = () => signal?.removeEventListener('abort', handleAbort);
    signal?.throwIfAborted();
    signal?.addEventListener('abort', handleAbort);
    request.send(form);
  });
