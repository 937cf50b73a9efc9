/** Ticks at work before and after an interruption. */
export type Cut = { readonly first: number; readonly second: number };

/** How much work fits before an interruption and after it. */
export type RoomAround = { readonly before: number; readonly after: number };

export type CutLimits = {
  /** Ticks at work of the whole. */
  readonly ops: number;
  /** Ticks that both parts have together at least. */
  readonly leastOps: number;
  readonly leastPart: number;
};

/**
 * Ways to split work around an interruption: as much as possible before it, as much as possible after it, and at the wished
 * place. Each part has its least length, and together they lose no more than is allowed.
 */
export const cutsAround = (
  { before, after }: RoomAround,
  { ops, leastOps, leastPart }: CutLimits,
  wished: readonly number[] = [],
): Cut[] => {
  const cuts = new Map<string, Cut>();
  for (const most of [...wished, before, ops - after]) {
    const first = Math.min(most, before, ops - leastPart);
    const second = Math.min(ops - first, after);
    if (first >= leastPart && second >= leastPart && first + second >= leastOps)
      cuts.set(`${first}:${second}`, { first, second });
  }
  return [...cuts.values()];
};

/** Lengths to which work is shortened: those that fill a room, and the least that is allowed; the longest first. */
export const shorterLengths = (
  rooms: readonly number[],
  { ops, leastOps }: Pick<CutLimits, 'ops' | 'leastOps'>,
  most = 3,
): number[] => {
  if (leastOps >= ops) return [];
  const fitting = rooms.map((room) => Math.min(room, ops - 1)).filter((room) => room >= leastOps);
  const lengths = [...new Set(fitting)].toSorted((a, b) => b - a).slice(0, most - 1);
  return lengths.includes(leastOps) ? lengths : [...lengths, leastOps];
};
