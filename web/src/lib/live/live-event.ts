/**
 * A change on a topic: `ship_time_request:12`, `vessel_plan:3`, `user:7`. `listening`: no later change is missed, but rows
 * read earlier may be old. `resync`: changes may have been missed, so the rows are read again.
 */
export type LiveEvent = { readonly topic: string; readonly kind: string; readonly [key: string]: unknown };
