import Papa from 'papaparse';
import { hasSeparator } from '@shiptime/domain/shared/formula-guard';

export type CsvCell = string | number | boolean | Date | null;

/** RFC 4180: CRLF. Guard user text first (`guardFormula`). */
export const csvLine = (cells: readonly CsvCell[]): string =>
  `${Papa.unparse([[...cells]], { quotes: hasSeparator })}\r\n`;

/** Marks UTF-8 for spreadsheet programs. */
export const byteOrderMark = '\ufeff';

export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  byteOrderMark + rows.map(csvLine).join('');

export const csvType = 'text/csv; charset=utf-8';
