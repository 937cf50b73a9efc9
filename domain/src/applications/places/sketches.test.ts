import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { readStations } from '../stations-file/read.ts';
import { projectAreas } from './project-areas.ts';
import { protectedAreas } from './protected-areas.ts';
import { areasAt, circle, isOutside, type Sketches } from './sketches.ts';

const folder = new URL('../stations-file/fixtures/', import.meta.url);
const stationsOf = (file: string) => {
  const text = readFileSync(new URL(file, folder), 'utf8');
  return readStations(Papa.parse<string[]>(text, { delimiter: ',' }).data, 1000).stations;
};
const protectedAt = (latitude: number, longitude: number) => areasAt(protectedAreas, { latitude, longitude });

describe('marine protected areas', () => {
  it.each([
    ['in the canyon of the Gully', 43.889, -58.954, ['gully-marine-protected-area']],
    ['beside the Gully', 43.6, -57.5, ['eastern-canyons-conservation-area']],
    ['on St. Anns Bank', 46.108, -59.2, ['st-anns-bank-marine-protected-area']],
    ['on the Halifax Line', 43.883, -62.883, []],
    ['in Lancaster Sound', 74.1, -83, ['tallurutiup-imanga-national-marine-conservation-area']],
    ['on the Endeavour ridge', 47.95, -129.1, ['tang-gwan-hacxwiqak-tsigis-marine-protected-area']],
    ['at the mouth of the Saguenay', 48.12, -69.7, ['saguenay-st-lawrence-marine-park']],
    ['in the Strait of Georgia', 49.3, -123.8, []],
  ])('%s', (_, latitude, longitude, keys) => {
    expect(protectedAt(latitude, longitude)).toEqual(keys);
  });
});

describe('project areas', () => {
  // The areas that people would choose for the lists that they really sent.
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
  ])('%s lies within %j', (file, keys) => {
    const outside = stationsOf(file).filter((station) => isOutside(projectAreas, keys, station));
    expect(outside.map(({ name }) => name)).toEqual([]);
  });

  it('leave out what lies beyond them, and say nothing of an area without a sketch', () => {
    const inTheArctic = { latitude: 74, longitude: -85 };
    expect(isOutside(projectAreas, ['scotian-shelf'], inTheArctic)).toBe(true);
    expect(isOutside(projectAreas, ['scotian-shelf', 'lancaster-sound'], inTheArctic)).toBe(false);
    expect(isOutside(projectAreas, ['scotian-shelf', 'added-later'], inTheArctic)).toBe(false);
    expect(isOutside(projectAreas, [], inTheArctic)).toBe(false);
  });
});

it('draws a circle as far to the east as to the north', () => {
  const round: Sketches = { round: [circle(-60, 60, 60)] };
  const isIn = (latitude: number, longitude: number) => areasAt(round, { latitude, longitude }).length === 1;
  expect([isIn(60.95, -60), isIn(61.05, -60), isIn(60, -58.1), isIn(60, -57.9)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
