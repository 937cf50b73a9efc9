import { expect, it } from 'vitest';
import { graticule, trackLine } from './lines.ts';
import { fittingProjection } from './projections.ts';

it('bends long legs along the great circle, and keeps every station', () => {
  const line = trackLine([
    { latitude: 60, longitude: -60 },
    { latitude: 60, longitude: 0 },
    { latitude: 59.9, longitude: 0 },
  ]);
  expect(line[0]).toEqual([-60, 60]);
  expect(line.at(-1)).toEqual([0, 59.9]);
  const highest = Math.max(...line.map(([, latitude]) => latitude));
  expect(highest).toBeGreaterThan(63);
  expect(line.length).toBeGreaterThan(25);
});

it('draws nothing of nothing', () => {
  expect(trackLine([])).toEqual([]);
  expect(trackLine([{ latitude: 1, longitude: 2 }])).toEqual([[2, 1]]);
});

it('draws meridians and parallels', () => {
  const lines = graticule(-20, 50, 0, 60);
  expect(lines).toHaveLength(3 + 3);
  expect(lines[0]?.[0]).toEqual([-20, 50]);
});

it('begins in the Arctic where most stations lie there', () => {
  expect(fittingProjection([])).toBe('canada');
  expect(fittingProjection([44, 45, 71])).toBe('canada');
  expect(fittingProjection([69, 72, 80])).toBe('arctic');
});
