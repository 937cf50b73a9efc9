import { expect, it } from 'vitest';
import { arrangeLanes, type LaneSortFacts } from './arrange-lanes.ts';

const lane = (id: number, label: string) => ({ id, label, bars: [], blocks: [] });
const lanes = [lane(1, 'Amundsen'), lane(2, 'Cabot'), lane(3, 'Teleost')];
const facts = new Map<number, LaneSortFacts>([
  [1, { group: { key: 'a', label: 'Arctic' }, freeDays: 3, conflicts: 0 }],
  [2, { group: { key: 'b', label: 'Atlantic' }, freeDays: 9, conflicts: 2 }],
  [3, { group: { key: 'b', label: 'Atlantic' }, freeDays: 20, conflicts: 1 }],
]);
const alone = new Map([...facts].map(([id, each]) => [id, { ...each, group: null }]));
const compare = (a: string, b: string) => a.localeCompare(b);
const labels = (found: readonly { label: string }[]) => found.map(({ label }) => label);

it('lanes are ordered by free days or conflicts, the most first', () => {
  expect(labels(arrangeLanes(lanes, alone, 'name', compare, () => ''))).toEqual([
    'Amundsen',
    'Cabot',
    'Teleost',
  ]);
  expect(labels(arrangeLanes(lanes, alone, 'free', compare, () => ''))).toEqual([
    'Teleost',
    'Cabot',
    'Amundsen',
  ]);
  expect(labels(arrangeLanes(lanes, alone, 'conflicts', compare, () => ''))).toEqual([
    'Cabot',
    'Teleost',
    'Amundsen',
  ]);
});

it('lanes of a group stand together under its name, ordered among themselves', () => {
  const found = arrangeLanes(lanes, facts, 'free', compare, (ids) => String(ids.length));
  expect(labels(found)).toEqual(['Arctic', 'Amundsen', 'Atlantic', 'Teleost', 'Cabot']);
  expect(found.filter(({ isGroup }) => isGroup).map(({ id, detail }) => [id, detail])).toEqual([
    [-1, '1'],
    [-2, '2'],
  ]);
});
