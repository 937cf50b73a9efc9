import { isApiError } from './api-error.ts';
import { uniqueKey } from './unique-key.ts';

const mostRemembered = 50;
const keys = new Map<string, string>();

/**
 * Gives the same POST the same idempotency key until it is answered, so that a second try creates nothing
 * twice.
 */
export const withReusedIdempotencyKey = async <T>(
  path: string,
  body: unknown,
  send: (idempotencyKey: string) => Promise<T>,
): Promise<T> => {
  const name = `${path} ${JSON.stringify(body)}`;
  const key = keys.get(name) ?? uniqueKey();
  keys.delete(name);
  try {
    return await send(key);
  } catch (thrown) {
    if (!isApiError(thrown) || thrown.gotNoResponse) keys.set(name, key);
    if (keys.size > mostRemembered) keys.delete(keys.keys().next().value!);
    throw thrown;
  }
};
