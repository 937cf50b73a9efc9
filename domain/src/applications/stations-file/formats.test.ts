import { readdirSync, readFileSync } from 'node:fs';
import { DOMParser } from '@xmldom/xmldom';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { detectDelimiter } from './delimiter.ts';
import { parseDegreesWithMinutes, mergeMinuteColumns } from './degree-minutes.ts';
import { readPositionsFile } from './read-positions-file.ts';
import { parseStationRows } from './read-stations.ts';
import {
  buildDegreeMinuteRows,
  createStationsGeoJson,
  formatStationsGpx,
  formatStationsKml,
} from './write-stations.ts';

const folder = new URL('fixtures/', import.meta.url);
const parse = (text: string) => {
  const onError = (level: string, message: string) => {
    if (level !== 'warning') throw new Error(message);
  };
  return new DOMParser({ onError }).parseFromString(text, 'text/xml').documentElement;
};
const read = (text: string) => {
  const table = readPositionsFile(text, parse);
  if (!table || 'problem' in table) throw new Error(table ? table.problem.code : 'no positions');
  return parseStationRows(table.rows, 1000);
};
const listOf = (name: string) => {
  const text = readFileSync(new URL(name, folder), 'utf8');
  const { stations } = parseStationRows(
    Papa.parse<string[]>(text, { delimiter: detectDelimiter(text) }).data,
    1000,
  );
  return stations.map((station, index) => ({ ...station, position: index + 1 }));
};
const plain = (
  stations: readonly { name: string; type: string | null; latitude: number; longitude: number }[],
) => stations.map(({ name, type, latitude, longitude }) => ({ name, type, latitude, longitude }));
const real = readdirSync(folder).filter((name) => /^(azmp|azomp|bio|coip|lake|line|st_anns)/.test(name));

describe('a list of stations', () => {
  it('is one of at least twelve real ones', () => expect(real.length).toBeGreaterThanOrEqual(12));

  it.each([...real, 'markup_and_controls.csv', 'formula_injection.csv'])(
    '%s goes out and comes in whole',
    (name) => {
      const stations = listOf(name);
      const same = plain(stations);
      expect(plain(read(formatStationsGpx(stations, 'en')).stations)).toEqual(same);
      expect(plain(read(formatStationsKml(stations, 'en')).stations)).toEqual(same);
      expect(plain(read(JSON.stringify(createStationsGeoJson(stations))).stations)).toEqual(same);
      const minutes = mergeMinuteColumns(buildDegreeMinuteRows(stations));
      const close = (value: number) => Number(value.toFixed(5));
      const rounded = (some: typeof same) =>
        some.map((station) => ({
          ...station,
          latitude: close(station.latitude),
          longitude: close(station.longitude),
        }));
      expect(rounded(plain(parseStationRows(minutes ?? [], 1000).stations))).toEqual(rounded(same));
    },
  );
});

const gpx = (inner: string) => `<?xml version="1.0"?>\n<gpx version="1.1" creator="x">${inner}</gpx>`;
const kml = (inner: string) =>
  `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder>${inner}</Folder></Document></kml>`;

describe('positions', () => {
  it.each([
    [
      'points of a route keep their names',
      gpx(
        '<rte><name>R</name><rtept lat="44" lon="-63"><name>A</name></rtept><rtept lat="45" lon="-62"/></rte>',
      ),
      ['A', '2'],
    ],
    [
      'points of a line are numbered',
      kml(
        '<Placemark><name>L</name><LineString><coordinates>-63,44,0 -62,45</coordinates></LineString></Placemark>',
      ),
      ['L 1', 'L 2'],
    ],
    [
      'points of GeoJSON without a name are numbered',
      '{"type":"MultiPoint","coordinates":[[-63,44],[-62,45]]}',
      ['1', '2'],
    ],
  ])('%s', (_, text, names) => {
    const { stations } = read(text);
    expect(stations.map(({ name }) => name)).toEqual(names);
    expect(stations.map(({ latitude }) => latitude)).toEqual([44, 45]);
  });

  it('that are wrong are named by their row', () => {
    const text = gpx('<wpt lat="44" lon="-63"/><wpt lat="95" lon="x"><name>B</name></wpt>');
    expect(read(text).problems).toMatchObject([
      { row: 3, column: 'latitude', code: 'out_of_range' },
      { row: 3, column: 'longitude', code: 'decimal_degrees' },
    ]);
  });

  it.each([
    [
      'entities',
      '<!DOCTYPE gpx [<!ENTITY a "b">]><gpx><wpt lat="1" lon="2"><name>&a;</name></wpt></gpx>',
      'doctype',
    ],
    ['another file', '<!DOCTYPE kml SYSTEM "file:///etc/passwd"><kml/>', 'doctype'],
    ['torn XML', gpx('<wpt lat="44" lon="-63">'), 'unreadable'],
    ['another XML', '<html><body/></html>', 'unreadable'],
    ['torn JSON', '{"type":"FeatureCollection","features":[', 'unreadable'],
  ])('in a file with %s are refused', (_, text, code) => {
    expect(readPositionsFile(text, parse)).toMatchObject({ problem: { code } });
  });

  it('are not looked for in a table', () => {
    expect(readPositionsFile('name,latitude,longitude\nA,44,-63', parse)).toBeNull();
  });
});

describe('degrees and minutes', () => {
  it.each([
    ['44°16.02′N', 'latitude', 44.267],
    ['63 19.02 W', 'longitude', -63.317],
    ['44°16′01.2″N', 'latitude', 44.267],
    ['N 44° 16.02', 'latitude', 44.267],
    ['-63:19:01.2', 'longitude', -63.317],
    ['63,317 O', 'longitude', -63.317],
    ['44N', 'latitude', 44],
    ['44°75′N', 'latitude', null],
    ['44°16′E', 'latitude', null],
    ['about 44', 'latitude', null],
    ['95°10′N', 'latitude', null],
  ] as const)('%s as a %s is %s', (text, axis, value) => {
    expect(parseDegreesWithMinutes(text, axis)).toBe(value);
  });
});

describe('what can be read and is hardly meant', () => {
  const warned = (...rows: string[]) =>
    parseStationRows(
      ['name,latitude,longitude', ...rows].map((row) => row.split(',')),
      300,
    ).warnings.map(({ row, code }) => [row, code]);

  it('is latitude and longitude exchanged', () => {
    expect(warned('A,-63.3,44.2', 'B,-62.8,43.9', 'C,-62.4,43.5').map(([, code]) => code)).toEqual([
      'exchanged',
      'exchanged',
      'exchanged',
    ]);
    expect(warned('A,44.2,-63.3', 'B,43.9,-62.8')).toEqual([]);
  });

  it('is no position, one far away and one that repeats a row', () => {
    expect(warned('A,44.2,-63.3', 'B,0,0', 'A,44.2,-63.3', 'D,44,-63', 'E,44,-140')).toEqual([
      [3, 'zero_zero'],
      [4, 'same_place'],
      [6, 'far_away'],
    ]);
  });

  it('leaves those alone that lie together, however many others lie elsewhere', () => {
    expect(
      warned('A,44.4,-63.45', 'B,0,0', 'C,90,0', 'D,-35,-150', 'E,45.2,-64.9', 'F,-50,10', 'G,44.5,-63.4'),
    ).toEqual([
      [3, 'zero_zero'],
      [4, 'far_away'],
      [5, 'far_away'],
      [7, 'far_away'],
    ]);
  });
});
