import type { Span } from '../missions.ts';

/** Which rows of equal height a scrolled window shows, with some to spare on either side. `last` is one after. */
export const visibleRows = (
  scrollTop: number,
  windowHeight: number,
  rowHeight: number,
  rowCount: number,
  spare = 2,
): { readonly first: number; readonly last: number } => {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - spare);
  const last = Math.min(rowCount, Math.ceil((scrollTop + windowHeight) / rowHeight) + spare);
  return { first: Math.min(first, rowCount), last: Math.max(Math.min(first, rowCount), last) };
};

/** Those that share time with the window. Sorted by start, so that what begins after it ends the search. */
export const visibleSpans = <S extends Span>(spans: readonly S[], window: Span): readonly S[] => {
  const shown: S[] = [];
  for (const span of spans) {
    if (span.start >= window.end) break;
    if (span.end > window.start) shown.push(span);
  }
  return shown;
};

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
