export type MissionSplit = { readonly first: number; readonly second: number };

export type SlackAround = { readonly before: number; readonly after: number };

export type SplitLimits = {
  readonly ops: number;
  readonly leastOps: number;
  readonly leastFirst: number;
  readonly leastSecond: number;
};

/** Longest and shortest splits, and those nearest to `wished`. */
export const findSplits = (
  { before, after }: SlackAround,
  { ops, leastOps, leastFirst, leastSecond }: SplitLimits,
  wished: readonly number[] = [],
): MissionSplit[] => {
  const cuts = new Map<string, MissionSplit>();
  for (const most of [...wished, before, ops - after]) {
    const first = Math.min(most, before, ops - leastSecond);
    const longest = Math.min(ops - first, after);
    for (const second of [longest, Math.min(longest, Math.max(leastSecond, leastOps - first))])
      if (first >= leastFirst && second >= leastSecond && first + second >= leastOps)
        cuts.set(`${first}:${second}`, { first, second });
  }
  return [...cuts.values()];
};

export const findShorterLengths = (
  rooms: readonly number[],
  { ops, leastOps }: Pick<SplitLimits, 'ops' | 'leastOps'>,
  most = 3,
): number[] => {
  if (leastOps >= ops) return [];
  const fitting = rooms.map((room) => Math.min(room, ops - 1)).filter((room) => room >= leastOps);
  const lengths = [...new Set(fitting)].toSorted((a, b) => b - a).slice(0, most - 1);
  return lengths.includes(leastOps) ? lengths : [...lengths, leastOps];
};

/** Adds each length plus one tick, so that the bound shows whether a length in between fits. */
export const addLengthsOneTickLonger = (lengths: readonly number[], ops: number): number[] =>
  [...new Set(lengths.flatMap((length) => [Math.min(length + 1, ops - 1), length]))].toSorted(
    (a, b) => b - a,
  );
