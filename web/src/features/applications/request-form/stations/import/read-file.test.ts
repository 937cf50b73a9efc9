import { writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { unreadableTable } from '@shiptime/domain/applications/stations-file/bounded-table';
import { readTable } from './read-file.ts';
import { readImportSource } from './read-result.ts';

const folder = '../../../../../../../domain/src/applications/stations-file/fixtures/';
const fixtures = import.meta.glob<string>(
  '../../../../../../../domain/src/applications/stations-file/fixtures/*.csv',
  { query: '?raw', import: 'default', eager: true },
);
const fixture = (name: string): Uint8Array => new TextEncoder().encode(fixtures[folder + name]);

const rowsOf = async (bytes: Uint8Array) => {
  const table = await readTable(bytes);
  if ('problem' in table) throw new Error(table.problem.code);
  return table.rows;
};
const read = async (bytes: Uint8Array) =>
  readImportSource({ table: await rowsOf(bytes), places: null, isPasted: false }, 300);

it.each([
  ['coip_st_anns_bank_2024-26.csv', 72],
  ['fr_semicolon_decimal_comma_bom_crlf.csv', 7],
  ['headers_case_order_spaces.csv', 7],
  ['stations_300.csv', 300],
])('%s has %i stations', async (name, count) => {
  const { stations, problems } = await read(fixture(name));
  expect(problems).toEqual([]);
  expect(stations).toHaveLength(count);
});

it.each([
  ['empty.csv', 'no_stations'],
  ['header_only.csv', 'no_stations'],
  ['stations_301.csv', 'too_many_stations'],
])('%s is refused: %s', async (name, code) => {
  expect((await read(fixture(name))).problems).toMatchObject([{ code }]);
});

const csv = 'nom;type;latitude;longitude\r\nÎle Saint-Paul;amarrage;47,2;-60,1\r\n';
const utf16 = (text: string): Uint8Array =>
  Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8])]);
const windows = (text: string): Uint8Array => Uint8Array.from([...text].map((c) => c.charCodeAt(0)));

it.each([
  ['UTF-8', new TextEncoder().encode(csv)],
  ['UTF-16', utf16(csv)],
  ['Windows-1252', windows(csv)],
])('keeps accents in %s', async (_, bytes) => {
  expect((await read(bytes)).stations).toEqual([
    { name: 'Île Saint-Paul', type: 'amarrage', latitude: 47.2, longitude: -60.1 },
  ]);
});

it('reads the first sheet of a workbook, numbers and texts alike', async () => {
  const rows = [
    ['', 'Longitude', 'Station', 'LAT'],
    [1, -60.1, 'Île Saint-Paul', 47.2],
    [2, '-60,2', 'Cap Nord', '47,1'],
  ];
  const { stations, problems } = await read(await writeXlsx({ sheets: [{ name: 'Lignes', rows }] }));
  expect(problems).toEqual([]);
  expect(stations).toEqual([
    { name: 'Île Saint-Paul', type: null, latitude: 47.2, longitude: -60.1 },
    { name: 'Cap Nord', type: null, latitude: 47.1, longitude: -60.2 },
  ]);
});

it('takes nothing for a table that is none', async () => {
  expect(await readTable(Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2]))).toEqual(unreadableTable);
  expect(await readTable(Uint8Array.from([0x25, 0x50, 0, 0]))).toEqual(unreadableTable);
});

it('reads no further than the columns that a list of stations may have', async () => {
  const rows = [Array.from({ length: 60 }, () => 1)];
  expect(await readTable(await writeXlsx({ sheets: [{ name: 'a', rows }] }))).toMatchObject({
    problem: { code: 'too_many_columns' },
  });
  expect(await readTable('a\tb\n'.repeat(20_001))).toMatchObject({ problem: { code: 'too_many_rows' } });
});
