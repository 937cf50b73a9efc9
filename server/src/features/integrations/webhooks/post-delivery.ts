import http from 'node:http';
import https from 'node:https';
import { isAllowedWebhookUrl, PrivateAddressError, lookupPublicAddress } from './public-address.ts';

const usualTimeoutMs = 10_000;
/** Response bodies are ignored; a longer body ends the connection. */
const mostAnswerBytes = 16_384;

export type OutgoingDelivery = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly allowPrivate: boolean;
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
};

/** Opens a new connection and follows no redirect, which could lead to another receiver. */
export const postDelivery = (outgoing: OutgoingDelivery): Promise<number> => {
  const { url, headers, body, allowPrivate, signal, timeoutMs = usualTimeoutMs } = outgoing;
  const target = new URL(url);
  if (!allowPrivate && (target.protocol !== 'https:' || !isAllowedWebhookUrl(target))) {
    return Promise.reject(new PrivateAddressError());
  }
  const { request } = target.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(
      target,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        signal,
        maxHeaderSize: mostAnswerBytes,
        ...(!allowPrivate && { lookup: lookupPublicAddress }),
      },
      (answer) => {
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > mostAnswerBytes) answer.destroy();
        });
        answer.on('error', () => undefined);
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on('error', reject);
    // AbortSignal.timeout inside AbortSignal.any may be garbage-collected before it fires.
    const timer = setTimeout(() => {
      sent.destroy(new DOMException('', 'TimeoutError'));
    }, timeoutMs);
    sent.on('close', () => clearTimeout(timer));
    sent.end(body);
  });
};

const codes: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'cut_off',
  EPIPE: 'cut_off',
  ENOTFOUND: 'unknown_host',
  EAI_AGAIN: 'unknown_host',
  ETIMEDOUT: 'timeout',
};

/** Never returns the error's own text, which may describe the internal network. */
export const failureReasonOf = (error: unknown): string => {
  const { code = '', name, message } = error as Error & { code?: string };
  if (error instanceof PrivateAddressError || message === 'private_address') return 'private_address';
  if (name === 'TimeoutError') return 'timeout';
  if (name === 'AbortError') return 'stopped';
  if (/CERT|TLS|SSL|SELF_SIGNED|ALTNAME|UNABLE_TO/.test(code)) return 'certificate';
  return codes[code] ?? 'not_reached';
};

export const failureReasonOfStatus = (status: number): string | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
};
