import Papa from 'papaparse';
import { hasColumnSeparator } from '@shiptime/domain/shared/escape-formula';

export type CsvCell = string | number | boolean | Date | null;

/** RFC 4180, with CRLF. Call `escapeFormula` on user text first. */
export const formatCsvLine = (cells: readonly CsvCell[]): string =>
  `${Papa.unparse([[...cells]], { quotes: hasColumnSeparator })}\r\n`;

/** Tells spreadsheet programs that the file is UTF-8. */
export const byteOrderMark = '\ufeff';

export const formatCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  byteOrderMark + rows.map(formatCsvLine).join('');

export const csvMediaType = 'text/csv; charset=utf-8';
