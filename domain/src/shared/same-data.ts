const sorted = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Whether two pieces of JSON say the same: a database gives keys back in an order of its own. */
export const sameData = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
