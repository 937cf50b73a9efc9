import {
  BoundedTable,
  cellToText,
  findUncalculatedFormula,
  type TableReadResult,
  unreadableTable,
} from '@shiptime/domain/applications/stations-file/bounded-table';
import { detectDelimiter } from '@shiptime/domain/applications/stations-file/delimiter';
import { readPositionsFile } from '@shiptime/domain/applications/stations-file/read-positions-file';
import { loadChunk, ChunkNotLoadedError } from '#lib/load-chunk.ts';
import { readFirstSheetCells, streamFirstSheetRows } from '#lib/workbook.ts';
import { isZip, hasSafeUnpackedSize } from '@shiptime/domain/applications/stations-file/zip-contents';

const marks: readonly { readonly bytes: readonly number[]; readonly encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** Uses the byte order mark, else UTF-8 if valid, else Windows-1252. */
const decodeText = (bytes: Uint8Array): string => {
  const mark = marks.find(({ bytes: start }) => startsWith(bytes, start));
  if (mark) return new TextDecoder(mark.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const readWorkbook = async (bytes: Uint8Array): Promise<TableReadResult> => {
  if (!hasSafeUnpackedSize(bytes)) return unreadableTable;
  const table = new BoundedTable();
  try {
    for await (const { index, values } of streamFirstSheetRows(bytes))
      if (!table.add(values.map(cellToText), index)) return table.sheet;
    return findUncalculatedFormula(await readFirstSheetCells(bytes)) ?? table.sheet;
  } catch (thrown) {
    if (thrown instanceof ChunkNotLoadedError) throw thrown;
    return unreadableTable;
  }
};

/** Uses the server's XML parser, because workers have no DOMParser. */
const readXmlOrJson = async (text: string): Promise<TableReadResult | null> => {
  if (!/^\ufeff?\s*[<{]/.test(text)) return null;
  const { DOMParser } = await loadChunk(import('@xmldom/xmldom'));
  return readPositionsFile(text, (xml) => {
    const onError = (level: string, message: string) => {
      if (level !== 'warning') throw new Error(message);
    };
    return new DOMParser({ onError }).parseFromString(xml, 'text/xml').documentElement;
  });
};

const readText = async (text: string): Promise<TableReadResult> => {
  const { default: papa } = await loadChunk(import('papaparse'));
  const table = new BoundedTable();
  let at = 0;
  papa.parse<string[]>(text, {
    delimiter: detectDelimiter(text),
    step: ({ data }, parser) => {
      if (!table.add(data, at)) parser.abort();
      at += 1;
    },
  });
  return table.result;
};

export const readTable = async (source: Uint8Array | string): Promise<TableReadResult> => {
  if (typeof source === 'string') return readText(source.trimEnd());
  if (isZip(source)) return readWorkbook(source);
  const text = decodeText(source);
  if (text.includes('\u0000')) return unreadableTable;
  return (await readXmlOrJson(text)) ?? readText(text);
};
