import { colToLetter } from 'hucre/xlsx';
import type { SheetXmlFrame } from './workbook-frame.ts';
import { rowHeight } from './row-height.ts';
import { type Cell, isColouredCell, type SheetColumn } from './sheet.ts';

const longestText = 32_767;

// oxlint-disable-next-line no-control-regex -- these are the characters that XML 1.0 forbids
const special = /[&<>\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/;
const everySpecial = new RegExp(special, 'g');

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', _: '_x005F_' };

/** Escapes characters forbidden in XML (as in `_x000D_`), and text that looks like such an escape. */
const escapeText = (text: string): string =>
  special.test(text)
    ? text.replaceAll(
        everySpecial,
        (one) => escaped[one] ?? `_x${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
      )
    : text;

const cut = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;

const dayMs = 86_400_000;
/** Day 0 of serial dates, which include a nonexistent 29 February 1900. */
const firstDay = Date.UTC(1899, 11, 30);

/** Writes text as inline strings, so that no formula is executed. */
const valueXml = (value: Exclude<Cell, null | { readonly color: string }>): string => {
  if (typeof value === 'number') return `><v>${value}</v></c>`;
  if (typeof value === 'boolean') return ` t="b"><v>${value ? 1 : 0}</v></c>`;
  if (value instanceof Date) return `><v>${(value.getTime() - firstDay) / dayMs}</v></c>`;
  return ` t="inlineStr"><is><t xml:space="preserve">${escapeText(cut(value))}</t></is></c>`;
};

export const createRowWriter = (
  columns: readonly SheetColumn[],
  { looks }: SheetXmlFrame,
): ((row: number, cells: readonly Cell[]) => string) => {
  const letters = looks.map((_look, at) => colToLetter(at));
  return (row, cells) => {
    let xml = `<row r="${row}" ht="${rowHeight(columns, cells)}">`;
    for (const [at, cell] of cells.entries()) {
      if (cell === null) continue;
      const { plain, coloured } = looks[at]!;
      const look = isColouredCell(cell) ? (coloured.get(cell.color) ?? plain) : plain;
      xml += `<c r="${letters[at]}${row}" s="${look}"${valueXml(isColouredCell(cell) ? cell.text : cell)}`;
    }
    return `${xml}</row>`;
  };
};
