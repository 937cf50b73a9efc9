import Papa from 'papaparse';
import {
  BoundedTable,
  cellToText,
  findUncalculatedFormula,
  tableBounds,
  type TableReadResult,
  unreadableTable,
} from '@shiptime/domain/applications/stations-file/bounded-table';
import { detectDelimiter } from '@shiptime/domain/applications/stations-file/delimiter';
import { readPositionsFile } from '@shiptime/domain/applications/stations-file/read-positions-file';
import { DOMParser } from '@xmldom/xmldom';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { decodeText } from './decode-text.ts';
import { isZip, hasSafeUnpackedSize } from '@shiptime/domain/applications/stations-file/zip-contents';

const checkFormulas = async (bytes: Buffer, table: BoundedTable): Promise<TableReadResult> => {
  const otherSheets: string[] = [];
  const { sheets } = await readXlsx(bytes, {
    sheets: ({ name }, at) => at === 0 || (otherSheets.push(name), false),
    maxRows: tableBounds.rows,
  });
  const { sheet } = table;
  if ('problem' in sheet) return sheet;
  return findUncalculatedFormula(sheets[0]?.cells ?? []) ?? { ...sheet, otherSheets };
};

const readWorkbook = async (bytes: Buffer, columns?: number): Promise<TableReadResult> => {
  if (!hasSafeUnpackedSize(bytes)) return unreadableTable;
  const table = new BoundedTable(columns);
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 }))
      if (!table.add(values.map(cellToText), index)) return table.sheet;
    return await checkFormulas(bytes, table);
  } catch {
    return unreadableTable;
  }
};

const parseXml = (text: string) => {
  const onError = (level: string, message: string) => {
    if (level !== 'warning') throw new Error(message);
  };
  return new DOMParser({ onError }).parseFromString(text, 'text/xml').documentElement;
};

/** Reads workbooks, position files and delimited text as text. Run in a separate process. */
export const readTable = async (bytes: Buffer, columns?: number): Promise<TableReadResult> => {
  if (isZip(bytes)) return readWorkbook(bytes, columns);
  const text = decodeText(bytes);
  if (text.includes('\u0000')) return unreadableTable;
  const positions = readPositionsFile(text, parseXml);
  if (positions) return positions;
  const table = new BoundedTable(columns);
  let at = 0;
  Papa.parse<string[]>(text, {
    delimiter: detectDelimiter(text),
    step: ({ data }, parser) => {
      if (!table.add(data, at)) parser.abort();
      at += 1;
    },
  });
  return table.result;
};
