export const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b) || ((a ?? null) === null && (b ?? null) === null)) return true;
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  return JSON.stringify(a) === JSON.stringify(b);
};

const asSaved = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  if (Array.isArray(value)) return value.toSorted((a, b) => Number(a) - Number(b));
  return value;
};

/** Compares as stored: the server trims texts and sorts choices. */
export const isSameOnceSaved = (a: unknown, b: unknown): boolean => isSame(asSaved(a), asSaved(b));
