import { expect, it } from 'vitest';
import {
  findConflictingFields,
  findUnusedStationName,
  newestStationId,
  roundDegrees,
  type StationEdit,
  type StationRow,
  applyStationEdits,
} from './station-edits.ts';

const row = (id: number, name: string): StationRow => ({
  id,
  name,
  type: null,
  latitude: 44,
  longitude: -63,
  lock_version: 1,
});
const saved = [row(1, 'A'), row(2, 'B'), row(3, 'C')];
const names = (...edits: StationEdit[]) => applyStationEdits(saved, edits).map(({ name }) => name);
const values = { name: 'N', type: null, latitude: 45, longitude: -60 };

it('shows what is on its way', () => {
  expect(names({ kind: 'move', id: 1, position: 3 })).toEqual(['B', 'C', 'A']);
  expect(names({ kind: 'move', id: 3, position: 1 })).toEqual(['C', 'A', 'B']);
  expect(names({ kind: 'remove', ids: [1, 3] })).toEqual(['B']);
  expect(names({ kind: 'add', id: -1, key: 'k', values, position: 2, after: 3 })).toEqual([
    'A',
    'N',
    'B',
    'C',
  ]);
  expect(names({ kind: 'change', id: 2, base: { name: 'B' }, values: { name: 'b' } })).toEqual([
    'A',
    'b',
    'C',
  ]);
});

it('is not troubled by a station that somebody else has removed', () => {
  expect(names({ kind: 'move', id: 9, position: 1 }, { kind: 'change', id: 9, base: {}, values })).toEqual([
    'A',
    'B',
    'C',
  ]);
});

it('names a new station by a number that is free', () => {
  const nameOf = (number: number) => `Station ${number}`;
  expect(findUnusedStationName(saved, nameOf)).toBe('Station 4');
  expect(findUnusedStationName([...saved, row(4, 'Station 5')], nameOf)).toBe('Station 6');
});

it('keeps a place on the map to about a metre', () => {
  expect(roundDegrees(-63.123456789)).toBe(-63.12346);
});

it('adds a station once, though the list shows it already', () => {
  expect(names({ kind: 'add', id: 3, key: 'k', values, position: 1, after: 2 })).toEqual(['A', 'B', 'C']);
});

it('takes the new station that the list shows already for the one that is on its way', () => {
  const add = { kind: 'add', values, position: 2, after: 3 } as const;
  const shown = (...listed: StationRow[]) =>
    applyStationEdits(listed, [
      { ...add, id: -1, key: 'k' },
      { kind: 'change', id: -1, base: {}, values: { name: 'M' } },
    ]).map(({ id, name }) => [id, name]);
  const [first, second, third] = saved as [StationRow, StationRow, StationRow];
  expect(shown(first, { ...row(4, 'N'), ...values }, second)).toEqual([
    [1, 'A'],
    [-1, 'M'],
    [2, 'B'],
  ]);
  expect(shown(first, { ...third, ...values })).toEqual([
    [1, 'A'],
    [-1, 'M'],
    [3, 'N'],
  ]);
});

it('shows two new stations that are alike as two', () => {
  const add = { kind: 'add', values, position: 4, after: 3 } as const;
  const twice: StationEdit[] = [
    { ...add, id: 4, key: 'k' },
    { ...add, id: -2, key: 'l' },
  ];
  const ids = (...listed: StationRow[]) => applyStationEdits(listed, twice).map(({ id }) => id);
  expect(ids(...saved).toSorted()).toEqual([-2, 1, 2, 3, 4].toSorted());
  expect(ids(...saved, { ...row(4, 'N'), ...values })).toContain(-2);
  expect(newestStationId(saved, twice)).toBe(4);
});

it('sees where two people wrote in one cell', () => {
  const now = { ...row(1, 'theirs'), latitude: 50 };
  const base = { name: 'A', latitude: 44, longitude: -63 };
  expect(findConflictingFields({ base, values: { longitude: -60 } }, now)).toEqual([]);
  expect(findConflictingFields({ base, values: { latitude: 51, longitude: -60 } }, now)).toEqual([
    'latitude',
  ]);
  expect(findConflictingFields({ base, values: { latitude: 50 } }, now)).toEqual([]);
});
