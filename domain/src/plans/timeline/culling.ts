import type { Span } from '../missions.ts';

/**
 * A row for each span so that none covers another: those that overlap go below each other, everything else stays in
 * the first row. Sorted by start. The answer has the row of each span in turn, and how many rows there are.
 */
export const stack = (
  spans: readonly Span[],
): { readonly rows: readonly number[]; readonly count: number } => {
  const ends: number[] = [];
  const rows = spans.map((span) => {
    const free = ends.findIndex((end) => end <= span.start);
    const row = free === -1 ? ends.length : free;
    ends[row] = span.end;
    return row;
  });
  return { rows, count: Math.max(1, ends.length) };
};
