import { usualWidth } from './page.ts';
import { type Cell, isColoured, type SheetColumn } from './sheet.ts';

/** In points. */
const lineHeight = 15;
/** The most that the programs take. */
const mostHeight = 409;

/** How many lines a text takes that is wrapped; words are broken at their ends, so lines are never quite full. */
const linesIn = (text: string, width: number): number => {
  let lines = 0;
  for (let start = 0; start <= text.length;) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    lines += Math.max(1, Math.ceil((end - start) / width));
    start = end + 1;
  }
  return lines;
};

/**
 * High enough for every text in it, so that none is cut: not all programs find that out when they open a file. Letters are
 * narrower than the digits that widths are counted in, which makes up for the ends of lines.
 */
export const rowHeight = (columns: readonly SheetColumn[], cells: readonly Cell[]): number => {
  let lines = 1;
  for (const [at, cell] of cells.entries()) {
    const text = isColoured(cell) ? cell.text : cell;
    if (typeof text !== 'string') continue;
    const { width = usualWidth } = columns[at]!;
    if (text.length > width || text.includes('\n')) lines = Math.max(lines, linesIn(text, width));
  }
  return Math.min(lines * lineHeight, mostHeight);
};
