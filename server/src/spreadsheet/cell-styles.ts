import type { CellStyle } from 'hucre';
import type { SheetColumn } from './sheet.ts';

const top = { vertical: 'top' } as const;

export const headerStyle: CellStyle = {
  font: { name: 'Calibri', size: 11, bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'e1e7ee' } },
  border: { bottom: { style: 'thin', color: { rgb: '26374a' } } },
  alignment: { ...top, wrapText: true },
};

/** Wraps text but not numbers and dates, which could be misread. */
export const columnStyle = ({ format, atLeft }: SheetColumn): CellStyle =>
  format
    ? { numFmt: format, alignment: { ...top, ...(atLeft && { horizontal: 'left' }) } }
    : { alignment: { ...top, wrapText: true } };

const tintOf = (color: string): string =>
  [1, 3, 5]
    .map((at) => Math.round(255 - (255 - parseInt(color.slice(at, at + 2), 16)) / 4))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('');

export const colouredStyle = (column: SheetColumn, color: string): CellStyle => ({
  ...columnStyle(column),
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: tintOf(color) } },
  border: { left: { style: 'thick', color: { rgb: color.slice(1) } } },
});
