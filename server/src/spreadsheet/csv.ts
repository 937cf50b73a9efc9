import Papa from 'papaparse';
import { holdsSeparator } from '@shiptime/domain/shared/formula-guard';

export type CsvCell = string | number | boolean | Date | null;

/** CRLF, as RFC 4180 has it. Texts that people wrote are to be guarded before (`guardFormula`). */
export const csvLine = (cells: readonly CsvCell[]): string =>
  `${Papa.unparse([[...cells]], { quotes: holdsSeparator })}\r\n`;

/** By which spreadsheet programs know UTF-8. */
export const byteOrderMark = '\ufeff';

export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  byteOrderMark + rows.map(csvLine).join('');

export const csvType = 'text/csv; charset=utf-8';
