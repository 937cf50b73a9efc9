import { DOMParser } from '@xmldom/xmldom';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectDelimiter } from './delimiter.ts';
import type { Station } from '../stations.ts';
import { mergeMinuteColumns } from './degree-minutes.ts';
import { readPositionsFile } from './read-positions-file.ts';
import { parseStationRows } from './read-stations.ts';
import {
  buildDegreeMinuteRows,
  buildStationRows,
  createStationsGeoJson,
  formatStationsGpx,
  formatStationsKml,
  buildTemplateRows,
} from './write-stations.ts';

const parseXml = (text: string) => new DOMParser().parseFromString(text, 'text/xml').documentElement;
const tableOf = (text: string): readonly (readonly string[])[] => {
  const read = readPositionsFile(text, parseXml);
  return read && 'rows' in read ? read.rows : [];
};

const stations = [
  { name: '=1+1', type: null, latitude: 44.267, longitude: -63.317, position: 1 },
  { name: 'ᐃᖃᓗᐃᑦ, "Iqaluit"', type: '-CTD', latitude: 1e-7, longitude: -180, position: 2 },
];

describe.each(['en', 'fr'] as const)('a file in %s', (language) => {
  it('is read back as it was, and runs nothing on the way', () => {
    const rows = buildStationRows(stations, language);
    expect(rows.flat().filter((cell) => /^[=@]/.test(cell))).toEqual([]);
    const read = parseStationRows(rows, 300);
    expect(read.problems).toEqual([]);
    expect(read.stations).toEqual(
      stations.map(({ name, type, latitude, longitude }) => ({ name, type, latitude, longitude })),
    );
  });

  it('has a template that can be read', () => {
    expect(parseStationRows(buildTemplateRows(language), 300)).toMatchObject({
      problems: [],
      stations: [{ name: 'HL01' }],
    });
  });
});

it('puts the longitude first in GeoJSON', () => {
  expect(createStationsGeoJson(stations).features[0]).toEqual({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [-63.317, 44.267] },
    properties: { name: '=1+1', type: null, position: 1 },
  });
});

it.each([
  ['name,type,latitude', ','],
  ['\ufeffNom;Type;Latitude', ';'],
  ['A;44,1;-63,2', ';'],
  ['"a;b;c;d",1,2', ','],
  ['a\tb\tc', '\t'],
  ['\n\n  \na|b', '|'],
  ['sep=|\na;b', '|'],
  ['', ';'],
])('%j is divided by %j', (text, delimiter) => {
  expect(detectDelimiter(text)).toBe(delimiter);
});

const text = fc.constantFrom('CTD', 'Filet à plancton', '=1+1', 'a;b', '-x', 'Mooring, "A"');
const operation = fc.record({
  kind: fc.option(text),
  hours: fc.option(fc.integer({ min: 0, max: 4000 }).map((quarters) => quarters / 4)),
  gear: fc.option(text),
  repeats: fc.integer({ min: 1, max: 50 }),
});
const worked = fc
  .array(fc.record({ type: fc.option(text), operations: fc.array(operation, { maxLength: 20 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((list) =>
    list.map(({ type, operations }, index) => ({
      ...{ name: `S${index}`, type, latitude: 44 + index, longitude: -60.5, position: index + 1 },
      ...(operations.length > 0 && { operations }),
    })),
  );
const inFile = (station: object) =>
  Object.fromEntries(Object.entries(station).filter(([field]) => field !== 'position'));

it.each([
  ['CSV in English', (list: Station[]) => buildStationRows(list, 'en')],
  ['CSV in French', (list: Station[]) => buildStationRows(list, 'fr')],
  ['minutes', (list: Station[]) => mergeMinuteColumns(buildDegreeMinuteRows(list)) ?? []],
  ['GeoJSON', (list: Station[]) => tableOf(JSON.stringify(createStationsGeoJson(list)))],
  ['GPX', (list: Station[]) => tableOf(formatStationsGpx(list, 'en'))],
  ['KML', (list: Station[]) => tableOf(formatStationsKml(list, 'fr'))],
])('operations of all kinds go out as %s and come in whole', (_, write) => {
  fc.assert(
    fc.property(worked, (list) => {
      const { problems, warnings, stations: read } = parseStationRows([...write(list)], 300);
      expect([problems, warnings.filter(({ code }) => code !== 'far_away')]).toEqual([[], []]);
      expect(read).toEqual(list.map(inFile));
    }),
  );
});

it('rows of an operation name what is wrong by its column', () => {
  const rows = [
    ['name', 'latitude', 'longitude', 'operation', 'hours', 'gear', 'repeats'],
    ['A', '44', '-63', 'CTD', 'noon', '', '2'],
    ['B', '44', '-63', 'x'.repeat(251), '1001', 'y'.repeat(251), '51'],
    ['C', '44', '-63', 'CTD', '1h30', '', ''],
  ];
  const { problems } = parseStationRows(rows, 300);
  expect(problems.map(({ row, column, code }) => [row, column, code])).toEqual([
    [2, 'hours', 'out_of_range'],
    [3, 'operation', 'too_long'],
    [3, 'hours', 'out_of_range'],
    [3, 'gear', 'too_long'],
    [3, 'repeats', 'out_of_range'],
  ]);
});

it('more operations than a station may have go to a second station at the place', () => {
  const rows = Array.from({ length: 45 }, (_, index) => ['A', `Kind ${index}`, '44', '-63']);
  const { stations: read } = parseStationRows([['name', 'type', 'latitude', 'longitude'], ...rows], 3);
  expect(read.map(({ operations }) => operations?.length)).toEqual([20, 20, 5]);
});

it('the limit counts stations, not the rows of their operations', () => {
  const rows = Array.from({ length: 900 }, (_, index) => [
    `S${index % 300}`,
    `T${Math.floor(index / 300)}`,
    String(40 + (index % 300) / 100),
    '-63',
  ]);
  const header = ['name', 'type', 'latitude', 'longitude'];
  expect(parseStationRows([header, ...rows], 300).stations).toHaveLength(300);
  expect(parseStationRows([header, ...rows], 299).problems).toMatchObject([
    { code: 'too_many_stations', params: { count: 300, max: 299 } },
  ]);
});
