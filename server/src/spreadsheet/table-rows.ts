import Papa from 'papaparse';
import { decodeText } from './decode-text.ts';
import { type Cell, isZip, readFirstSheet } from './workbook.ts';

const asText = (cell: Cell): string => {
  if (cell === null) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell);
};

/**
 * The rows and cells of a file as text, whether it is a workbook or a text with delimiters; null if it cannot be read.
 * `delimiterOf` is asked with the decoded text.
 */
export const readTable = async (
  bytes: Buffer,
  maxRows: number,
  delimiterOf: (text: string) => string,
): Promise<string[][] | null> => {
  if (isZip(bytes)) {
    const cells = await readFirstSheet(bytes, maxRows);
    return cells && cells.map((row) => row.map(asText));
  }
  const text = decodeText(bytes);
  if (text.includes('\u0000')) return null;
  return Papa.parse<string[]>(text, { delimiter: delimiterOf(text), preview: maxRows }).data;
};

/** With a byte order mark, by which spreadsheet programs know UTF-8, and CRLF as RFC 4180 has it. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${Papa.unparse(
    rows.map((row) => [...row]),
    { newline: '\r\n' },
  )}\r\n`;

export const csvType = 'text/csv; charset=utf-8';
