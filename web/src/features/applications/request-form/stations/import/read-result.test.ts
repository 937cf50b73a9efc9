import { expect, it } from 'vitest';
import {
  lacksColumns,
  omitRow,
  omitStationsOnLand,
  convertRowsToWest,
  correctCell,
  type RowCorrections,
  readImportSource,
  applyCorrections,
  addOnLandWarnings,
} from './read-result.ts';

const rehearse = (table: string[][], room: number, mended: RowCorrections) =>
  applyCorrections(readImportSource({ table, places: null, isPasted: false }, room), mended);

const header = ['name', 'type', 'latitude', 'longitude'];
const table = [header, ['A', 'CTD', '44.1', '-63'], ['B', '', 'north', '-64'], ['', '', '45', '-200']];
const rehearsal = rehearse(table, 300, new Map());
const row = (number: number) => rehearsal.rows.find((one) => one.row === number)!;

it('says what is wrong, by row and column', () => {
  expect(rehearsal.problems).toMatchObject([
    { row: 3, column: 'latitude', code: 'decimal_degrees' },
    { row: 4, column: 'name', code: 'required' },
    { row: 4, column: 'longitude', code: 'out_of_range' },
  ]);
});

it('reads again what was mended, and leaves out what is not wanted', () => {
  const mended = omitRow(correctCell(new Map(), row(3), 'latitude', '44,2'), 4);
  const again = rehearse(table, 300, mended);
  expect(again.problems).toEqual([]);
  expect(again.stations).toEqual([
    { name: 'A', type: 'CTD', latitude: 44.1, longitude: -63 },
    { name: 'B', type: null, latitude: 44.2, longitude: -64 },
  ]);
});

it('keeps what was mended in one cell while another is mended', () => {
  const mended = correctCell(correctCell(new Map(), row(4), 'name', 'C'), row(4), 'longitude', '-60');
  expect(rehearse(table, 300, omitRow(mended, 3)).stations.at(-1)).toMatchObject({
    name: 'C',
    longitude: -60,
  });
});

it('does not believe a torn row before somebody has looked at it', () => {
  const torn = [header, ['A', 'CTD', '44', '1', '-63'], ['B', 'CTD', '45', '-60']];
  const first = rehearse(torn, 300, new Map());
  const other = correctCell(new Map(), first.rows[1]!, 'name', 'b');
  expect(rehearse(torn, 300, other).problems).toMatchObject([{ row: 2, code: 'extra_cells' }]);
  const looked = correctCell(other, first.rows[0]!, 'longitude', '-63');
  expect(rehearse(torn, 300, looked).problems).toEqual([]);
});

it('says that there is no room, or nothing in it', () => {
  expect(rehearse(table, 2, new Map()).problems).toMatchObject([{ code: 'too_many_stations' }]);
  expect(rehearse([header], 2, new Map()).problems).toMatchObject([{ code: 'no_stations' }]);
});

it('gives all western longitudes their sign at once', () => {
  const file = [header, ['A', '', '44', ' 63,5'], ['B', '', '45', '-60'], ['C', '', '46', '59']];
  const first = rehearse(file, 300, new Map());
  expect(first.warnings.map(({ row }) => row)).toEqual([2, 4]);
  const again = rehearse(file, 300, convertRowsToWest(new Map(), first));
  expect(again.stations.map(({ longitude }) => longitude)).toEqual([-63.5, -60, -59]);
  expect(again.warnings).toEqual([]);
});

it('asks for the columns that it cannot find, and believes the answer', () => {
  const strange = [
    ['Site', 'Nord', 'Ouest'],
    ['A', '44', '-63'],
  ];
  const source = { table: strange, places: null, isPasted: false };
  expect(lacksColumns(readImportSource(source, 300))).toBe(true);
  const told = readImportSource({ ...source, places: { name: 0, latitude: 1, longitude: 2 } }, 300);
  expect(lacksColumns(told)).toBe(false);
  expect(told.stations).toHaveLength(1);
  expect(lacksColumns(readImportSource({ ...source, table: [header] }, 300))).toBe(false);
});

it('warns at the rows that lie on land, and leaves them all out at once', () => {
  const places = [
    header,
    ['A', 'CTD', '44', '-63'],
    ['Inland', 'CTD', '46.5', '-66.5'],
    ['B', 'CTD', '43', '-62'],
  ];
  const told = addOnLandWarnings(rehearse(places, 300, new Map()), [3]);
  expect(told.warnings).toMatchObject([{ row: 3, column: 'latitude', code: 'on_land' }]);
  const left = rehearse(places, 300, omitStationsOnLand(new Map(), told));
  expect(left.stations.map(({ name }) => name)).toEqual(['A', 'B']);
});
