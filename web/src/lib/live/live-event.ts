/**
 * `topic`: such as `ship_time_request:12`. Kind `listening`: later changes will arrive, but rows read earlier
 * may be stale. Kind `resync`: changes may have been missed.
 */
export type LiveEvent = { readonly topic: string; readonly kind: string; readonly [key: string]: unknown };
