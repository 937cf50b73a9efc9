/** Whether two values of a field are one and the same to whoever types: a space at the end is a change. */
export const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b) || ((a ?? null) === null && (b ?? null) === null)) return true;
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  return JSON.stringify(a) === JSON.stringify(b);
};

const asSaved = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  if (Array.isArray(value)) return value.toSorted((a, b) => Number(a) - Number(b));
  return value;
};

/** Whether they are the same once saved: the server trims texts and keeps lists of choices in its own order. */
export const sameOnceSaved = (a: unknown, b: unknown): boolean => same(asSaved(a), asSaved(b));
