import { cellToText } from '@shiptime/domain/applications/stations-file/bounded-table';
import { isZip, hasSafeUnpackedSize } from '@shiptime/domain/applications/stations-file/zip-contents';
import { foldText } from '@shiptime/domain/shared/text';
import { loadChunk, ChunkNotLoadedError } from './load-chunk.ts';
import { readCalendar } from './schedule-calendar.ts';
import { streamFirstSheetRows } from './workbook.ts';

export const scheduleFileTypes = '.ics,.csv,.xlsx,text/calendar,text/csv';

export type FileColumns<C extends string> = {
  readonly names: Readonly<Record<C, readonly string[]>>;
  readonly needed: readonly C[];
  readonly calendar: {
    readonly start: C;
    readonly end: C;
    readonly summary: C;
    readonly location: C;
    readonly categories?: C;
    readonly uid?: C;
  };
};

export type FileRow<C extends string> = Readonly<Record<C, string>> & {
  readonly place: number;
  readonly isCancelled?: boolean;
  readonly isFreeText?: boolean;
};

export type FileReadResult<C extends string> =
  | { readonly kind: 'rows'; readonly rows: readonly FileRow<C>[]; readonly cut: readonly string[] }
  | {
      readonly kind: 'unreadable';
      readonly code: 'no_columns' | 'not_a_calendar' | 'not_a_table' | 'not_loaded';
    };

const columnsOf = <C extends string>({ names }: FileColumns<C>): readonly C[] => Object.keys(names) as C[];

const readTable = <C extends string>(
  table: readonly { readonly place: number; readonly values: readonly string[] }[],
  columns: FileColumns<C>,
): FileReadResult<C> => {
  const [header, ...lines] = table;
  const named = (header?.values ?? []).map((text) => foldText(text.trim().replace(/^\uFEFF/, '')));
  const indexOf = (column: C) => named.findIndex((name) => columns.names[column].includes(name));
  if (columns.needed.some((column) => indexOf(column) < 0)) return { kind: 'unreadable', code: 'no_columns' };
  const rows = lines.flatMap(({ place, values }): FileRow<C>[] => {
    if (values.every((text) => text.trim() === '')) return [];
    const cells = columnsOf(columns).map((column) => [column, values[indexOf(column)] ?? ''] as const);
    return [{ place, ...(Object.fromEntries(cells) as Record<C, string>) }];
  });
  return { kind: 'rows', rows, cut: [] };
};

const readCsv = async <C extends string>(
  text: string,
  columns: FileColumns<C>,
): Promise<FileReadResult<C>> => {
  const { default: papa } = await loadChunk(import('papaparse'));
  const { data } = papa.parse<string[]>(text);
  // The first line contains the headers; empty lines are counted, as in spreadsheets.
  return readTable(
    data.map((values, index) => ({ place: index + 1, values })),
    columns,
  );
};

const sheetText = (cell: unknown): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : cellToText(cell);

const readWorkbook = async <C extends string>(
  bytes: Uint8Array,
  columns: FileColumns<C>,
): Promise<FileReadResult<C>> => {
  const table: { place: number; values: string[] }[] = [];
  try {
    if (!hasSafeUnpackedSize(bytes)) return { kind: 'unreadable', code: 'not_a_table' };
    for await (const { index, values } of streamFirstSheetRows(bytes))
      table.push({ place: index + 1, values: values.map(sheetText) });
  } catch (thrown) {
    if (thrown instanceof ChunkNotLoadedError) throw thrown;
    return { kind: 'unreadable', code: 'not_a_table' };
  }
  return readTable(table, columns);
};

const calendarRows = async <C extends string>(
  text: string,
  columns: FileColumns<C>,
): Promise<FileReadResult<C>> => {
  const read = await readCalendar(text);
  if (!read) return { kind: 'unreadable', code: 'not_a_calendar' };
  const { start, end, summary, location, categories, uid } = columns.calendar;
  const empty = Object.fromEntries(columnsOf(columns).map((column) => [column, '']));
  const rows = read.events.map((event) => ({
    ...empty,
    place: event.place,
    [start]: event.start,
    [end]: event.end,
    [summary]: event.summary,
    [location]: event.location,
    ...(categories && { [categories]: event.categories }),
    ...(uid && { [uid]: event.uid }),
    isFreeText: true,
    isCancelled: event.isCancelled,
  }));
  return { kind: 'rows', rows: rows as unknown as readonly FileRow<C>[], cut: read.cut };
};

const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Detects workbooks and calendars by their first bytes; anything else is a table. */
const readByKind = async <C extends string>(
  source: Uint8Array | string,
  columns: FileColumns<C>,
): Promise<FileReadResult<C>> => {
  if (typeof source !== 'string' && isZip(source)) return readWorkbook(source, columns);
  const text = typeof source === 'string' ? source : textOf(source);
  return text.trimStart().toUpperCase().startsWith('BEGIN:VCALENDAR')
    ? calendarRows(text, columns)
    : readCsv(text, columns);
};

export const readScheduleFile = async <C extends string>(
  source: Uint8Array | string,
  columns: FileColumns<C>,
): Promise<FileReadResult<C>> => {
  try {
    return await readByKind(source, columns);
  } catch (thrown) {
    if (thrown instanceof ChunkNotLoadedError) return { kind: 'unreadable', code: 'not_loaded' };
    throw thrown;
  }
};
