const sorted = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Compares JSON independent of key order, which the database does not keep. */
export const isSameData = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
