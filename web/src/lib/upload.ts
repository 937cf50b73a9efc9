import { prepareUploadRequest } from './api-client.ts';
import { ApiError, type ErrorBody } from './api-error.ts';
import type { ResponseOf, PathOf } from './routes.ts';
import type { Routes } from './routes.generated.ts';

type Options = {
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  readonly onProgress: (sent: number) => void;
};

const longestSilence = 60_000;

const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/**
 * Uses XMLHttpRequest, because `fetch` reports no upload progress. Every failure except an abort is an
 * `ApiError`.
 */
export const uploadForm = <P extends PathOf<'POST'>>(
  path: P,
  form: FormData,
  { idempotencyKey, signal, onProgress }: Options,
): Promise<ResponseOf<Routes['POST'][P]>> =>
  new Promise((resolve, reject) => {
    const { headers, answered } = prepareUploadRequest(path, idempotencyKey);
    const request = new XMLHttpRequest();
    request.open('POST', `/api${path}`);
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    let silence: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), longestSilence);
    };
    const stop = () => request.abort();
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      listen();
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      answered(request.status);
      const body = bodyOf(request.responseText);
      if (request.status < 300) return resolve(body as ResponseOf<Routes['POST'][P]>);
      const retryAfter = Number(request.getResponseHeader('Retry-After') ?? Number.NaN);
      reject(
        new ApiError(request.status, body as ErrorBody, Number.isFinite(retryAfter) ? retryAfter : undefined),
      );
    });
    request.addEventListener('error', () => reject(new ApiError(0)));
    request.addEventListener('abort', () => reject(signal.aborted ? signal.reason : new ApiError(0)));
    request.addEventListener('loadend', () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', stop);
    });
    signal.addEventListener('abort', stop);
    listen();
    request.send(form);
  });
