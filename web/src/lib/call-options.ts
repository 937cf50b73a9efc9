import type { Query } from './query-string.ts';

export type CallOptions = {
  readonly query?: Query;
  readonly signal?: AbortSignal;
  /** Sent as `If-Match: "<n>"`: a stale version is refused with 412. */
  readonly ifMatch?: number;
  /** Give the same key to repeat a creation safely; by default each POST gets its own. */
  readonly idempotencyKey?: string;
  /** Lets the call outlive the page, for a last save. */
  readonly keepalive?: boolean;
};
