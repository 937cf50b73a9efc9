import { describe, expect, it } from 'vitest';
import { delimiterOf } from './delimiter.ts';
import { readStations } from './read.ts';
import { stationRows, stationsGeoJson, templateRows } from './write.ts';

const stations = [
  { name: '=1+1', type: null, latitude: 44.267, longitude: -63.317, position: 1 },
  { name: 'ᐃᖃᓗᐃᑦ, "Iqaluit"', type: '-CTD', latitude: 1e-7, longitude: -180, position: 2 },
];

describe.each(['en', 'fr'] as const)('a file in %s', (language) => {
  it('is read back as it was, and runs nothing on the way', () => {
    const rows = stationRows(stations, language);
    expect(rows.flat().filter((cell) => /^[=@]/.test(cell))).toEqual([]);
    const read = readStations(rows, 300);
    expect(read.problems).toEqual([]);
    expect(read.stations).toEqual(
      stations.map(({ name, type, latitude, longitude }) => ({ name, type, latitude, longitude })),
    );
  });

  it('has a template that can be read', () => {
    expect(readStations(templateRows(language), 300)).toMatchObject({
      problems: [],
      stations: [{ name: 'HL01' }],
    });
  });
});

it('puts the longitude first in GeoJSON', () => {
  expect(stationsGeoJson(stations).features[0]).toEqual({
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
  expect(delimiterOf(text)).toBe(delimiter);
});
