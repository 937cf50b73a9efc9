import type { Span } from '../missions.ts';

export const assignRows = (
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
