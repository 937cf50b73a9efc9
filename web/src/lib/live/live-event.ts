/**
 * Topics such as `ship_time_request:12`. `listening`: from here no change is missed, but rows read earlier
 * may be old. `resync`: changes may have been missed.
 */
export type LiveEvent = { readonly topic: string; readonly kind: string; readonly [key: string]: unknown };
