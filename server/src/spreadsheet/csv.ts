import Papa from 'papaparse';

/** With a byte order mark, by which spreadsheet programs know UTF-8, and CRLF as RFC 4180 has it. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${Papa.unparse(
    rows.map((row) => [...row]),
    { newline: '\r\n' },
  )}\r\n`;

export const csvType = 'text/csv; charset=utf-8';
