import type { QueryParameters } from './query-string.ts';

export type CallOptions = {
  readonly query?: QueryParameters;
  readonly signal?: AbortSignal;
  /** Sent as `If-Match: "<n>"`; a stale version is refused with 412. */
  readonly ifMatch?: number;
  /** Reuse the key to repeat a POST safely; by default each call gets a new one. */
  readonly idempotencyKey?: string;
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean;
};
