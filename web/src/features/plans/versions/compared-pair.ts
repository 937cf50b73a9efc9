export type ComparedPair = { readonly from: number | undefined; readonly to: number | undefined };

export const chooseComparedPair = (
  numbers: readonly number[],
  chosen: ComparedPair,
): { from: number; to: number; earlier: readonly number[]; later: readonly number[] } | null => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const newest = sorted.at(-1);
  const second = sorted.at(-2);
  if (newest === undefined || second === undefined) return null;
  const earlier = sorted.slice(0, -1);
  const from = earlier.find((number) => number === chosen.from) ?? second;
  const later = sorted.filter((number) => number > from);
  return { from, to: later.find((number) => number === chosen.to) ?? newest, earlier, later };
};
