import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { readAtlas } from '../../test/atlas.ts';
import { findAreasAt, measureMilesOnLand } from './atlas.ts';
import { parseStationRows } from '../applications/stations-file/read-stations.ts';
import { outlinedProjectAreas, isOutsideProjectAreas } from './project-areas.ts';
import { isForeignState, describePosition } from './position-facts.ts';
import { sketchedProtectedAreas } from './sketched-protected-areas.ts';

const atlas = readAtlas();
const folder = new URL('../../geo/', import.meta.url);
const [, ...rows] = readFileSync(new URL('checks.csv', folder), 'utf8').trim().split(/\r?\n/);
const cells = rows.map((row) => row.split(','));
const at = (latitude: number, longitude: number) => describePosition(atlas, { latitude, longitude });

describe('a known place', () => {
  it.each(cells)('%s', (_, latitude, longitude, states = '', areas = '', sea = '', least, most) => {
    const spot = at(Number(latitude), Number(longitude));
    const { state, certainty, depth } = spot;
    const named = [
      ...(state === null || certainty === 'near' || certainty === 'claimed' ? ['ca'] : []),
      ...(state === null || certainty === 'near' ? [] : [state]),
    ];
    const drawn = spot.protectedAreas.filter((key) => !(key in sketchedProtectedAreas));
    const seas = findAreasAt(atlas.seas, { latitude: Number(latitude), longitude: Number(longitude) });
    const deep = depth !== null && depth >= Number(least) && depth <= Number(most);
    expect({
      states: named.toSorted().join('|'),
      areas: drawn.toSorted().join('|') || '-',
      isInSea: seas.some(({ name_en }) => name_en === sea),
      isDeep: deep,
    }).toMatchObject({
      ...(states && { states: states.split('|').toSorted().join('|') }),
      ...(areas && { areas: areas.split('|').toSorted().join('|') }),
      ...(sea && { isInSea: true }),
      ...(least && most && { isDeep: true }),
    });
  });
});

describe('a station', () => {
  it.each([
    ['far inland', 52, -106, { onLand: true, isTerritorial: false, sea: null, depth: null }],
    ['in a harbour, beside the outline of the land', 44.65, -63.57, { onLand: false, isTerritorial: true }],
    ['on a lake that the land covers', 42.4, -80.5, { onLand: false, state: null }],
    ['on the other side of a lake', 41.7, -81.7, { onLand: false, state: 'us', certainty: 'in' }],
    ['within twelve miles of another state', 47, -56.3, { state: 'pm', isTerritorial: true }],
    ['beyond twelve miles', 43.9, -62.9, { state: null, isTerritorial: false }],
    ['on the high seas', 45, -40, { state: 'hs', certainty: 'in', isTerritorial: false }],
    ['a few miles from the limit', 42, -66.98, { certainty: 'near', state: 'us' }],
    ['claimed by two', 44.5, -67.1, { state: 'us', certainty: 'claimed' }],
    [
      'in an area without an outline',
      74.1,
      -83,
      { state: null, sea: { name_en: 'The Northwestern Passages' } },
    ],
  ])('%s', (_, latitude, longitude, expected) => {
    expect(at(latitude, longitude)).toMatchObject(expected);
  });

  it('is asked about a protected area of which only a sketch is known', () => {
    expect(at(74.1, -83).protectedAreas).toEqual(['tallurutiup-imanga-national-marine-conservation-area']);
  });
});

describe('the shortest way', () => {
  const land = (...[from, to]: [[number, number], [number, number]]) =>
    measureMilesOnLand(
      atlas,
      { latitude: from[0], longitude: from[1] },
      { latitude: to[0], longitude: to[1] },
    );
  it('is in the water, or over land for so many miles', () => {
    expect(land([44.4, -63.4], [42.5, -61])).toBe(0);
    expect(land([48.3, -64], [43.5, -62])).toBeGreaterThan(40);
    expect(land([46.9, -90], [47.6, -87])).toBeGreaterThan(5);
    expect(land([42, -81.5], [42.5, -80])).toBe(0);
  });
});

describe('project areas', () => {
  const folderOfLists = new URL('../applications/stations-file/fixtures/', import.meta.url);
  const outside = (keys: string[], latitude: number, longitude: number) =>
    isOutsideProjectAreas(keys, at(latitude, longitude), { latitude, longitude });

  it('are known to have an outline where they have one', () => {
    expect(new Set(atlas.projectAreas.of.map(({ key }) => key))).toEqual(outlinedProjectAreas);
  });

  it.each<[string, string[]]>([
    ['azmp_browns_bank_line.csv', ['gulf-of-maine']],
    ['azmp_cabot_strait_line.csv', ['cabot-strait']],
    ['azmp_gulf_st_lawrence_transects.csv', ['gulf']],
    ['azmp_gully.csv', ['gully']],
    ['azmp_halifax_line.csv', ['scotian-shelf']],
    ['azmp_louisbourg_line.csv', ['scotian-shelf']],
    ['azmp_nl_bonavista.csv', ['nl-shelves']],
    ['azmp_nl_flemish_cap.csv', ['grand-banks', 'flemish-cap']],
    ['azomp_ar7w.csv', ['labrador-sea']],
    ['bio_reference_stations_all.csv', ['scotian-shelf', 'gulf', 'nl-shelves', 'gulf-of-maine']],
    ['coip_st_anns_bank_2024-26.csv', ['scotian-shelf']],
    ['lake_erie_eccc.csv', ['lake-erie']],
    ['line_p.csv', ['line-p']],
    ['st_anns_bank_line.csv', ['scotian-shelf']],
  ])('%s lies within %j', (list, keys) => {
    const text = readFileSync(new URL(list, folderOfLists), 'utf8');
    const { stations } = parseStationRows(Papa.parse<string[]>(text, { delimiter: ',' }).data, 1000);
    const beyond = stations.filter(({ latitude, longitude }) => outside(keys, latitude, longitude));
    expect(beyond.map(({ name }) => name)).toEqual([]);
  });

  it('leave out what lies beyond them, and say nothing of an area without an outline or a sketch', () => {
    expect(outside(['scotian-shelf'], 74, -85)).toBe(true);
    expect(outside(['scotian-shelf', 'lancaster-sound'], 74, -85)).toBe(false);
    expect(outside(['baffin-bay'], 58, -52)).toBe(true);
    expect(outside(['scotian-shelf', 'added-later'], 74, -85)).toBe(false);
    expect(outside([], 74, -85)).toBe(false);
  });
});

it.each([
  ['us', true],
  ['hs', false],
  [null, false],
])('calls the waters of %s foreign: %s', (state, expected) => {
  expect(isForeignState(state)).toBe(expected);
});
