import { delimiterOf } from '@shiptime/domain/applications/stations-file/delimiter';

/** Enough to say how many too many there are. */
const mostRows = 20_000;
/** The server takes no more either. */
export const mostBytes = 5 * 1024 * 1024;

const marks: readonly { readonly bytes: readonly number[]; readonly encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** What its byte order mark says, else UTF-8 if it is that throughout, else Windows-1252. */
export const decodeText = (bytes: Uint8Array): string => {
  const mark = marks.find(({ bytes: start }) => startsWith(bytes, start));
  if (mark) return new TextDecoder(mark.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);

const asText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell);
};

const readWorkbook = async (bytes: Uint8Array): Promise<string[][] | null> => {
  const { readXlsx } = await import('hucre/xlsx');
  try {
    const { sheets } = await readXlsx(bytes, { sheets: [0], maxRows: mostRows });
    return (sheets[0]?.rows ?? []).map((row) => row.map(asText));
  } catch {
    return null;
  }
};

/** Of cells that were copied from a spreadsheet. */
export const readCopied = async (text: string): Promise<string[][]> => {
  const { default: papa } = await import('papaparse');
  return papa.parse<string[]>(text.trimEnd(), { delimiter: delimiterOf(text), preview: mostRows }).data;
};

/** The rows and cells of a file as text; null if it is neither a workbook nor a text. */
export const readTable = async (bytes: Uint8Array): Promise<string[][] | null> => {
  if (isZip(bytes)) return readWorkbook(bytes);
  const text = decodeText(bytes);
  if (text.includes('\u0000')) return null;
  const { default: papa } = await import('papaparse');
  return papa.parse<string[]>(text, { delimiter: delimiterOf(text), preview: mostRows }).data;
};
