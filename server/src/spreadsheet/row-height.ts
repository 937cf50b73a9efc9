import { defaultColumnWidth } from './page-setup.ts';
import { type Cell, isColouredCell, type SheetColumn } from './sheet.ts';

const lineHeight = 15;
const mostHeight = 409;

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

/** Sets row heights explicitly, because some programs do not compute them. */
export const rowHeight = (columns: readonly SheetColumn[], cells: readonly Cell[]): number => {
  let lines = 1;
  for (const [at, cell] of cells.entries()) {
    const text = isColouredCell(cell) ? cell.text : cell;
    if (typeof text !== 'string') continue;
    const { width = defaultColumnWidth } = columns[at]!;
    if (text.length > width || text.includes('\n')) lines = Math.max(lines, linesIn(text, width));
  }
  return Math.min(lines * lineHeight, mostHeight);
};
