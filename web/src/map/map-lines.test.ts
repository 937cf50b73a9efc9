import { expect, it } from 'vitest';
import { graticuleLines, gridStep, scaleBar, trackLine } from './map-lines.ts';
import { chooseProjection } from './projection-names.ts';

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

it('draws as many meridians and parallels as can be told apart', () => {
  expect([gridStep(1), gridStep(4), gridStep(50)]).toEqual([0.25, 1, 10]);
  const lines = graticuleLines({ west: -64.5, south: 43.2, east: -60.1, north: 46.1 }, 1);
  const degrees = (axis: string) => lines.filter((line) => line.axis === axis).map((line) => line.degrees);
  expect(degrees('latitude')).toEqual([43, 44, 45, 46, 47]);
  expect(degrees('longitude')).toEqual([-66, -64, -62, -60]);
});

it('measures in round nautical miles', () => {
  expect(scaleBar(1852 / 10, 120)).toEqual({ miles: 10, pixels: 100 });
  expect(scaleBar(20_000, 120)).toEqual({ miles: 1000, pixels: 93 });
});

it('begins in the Arctic where most stations lie there', () => {
  expect(chooseProjection([])).toBe('canada');
  expect(chooseProjection([44, 45, 71])).toBe('canada');
  expect(chooseProjection([69, 72, 80])).toBe('arctic');
});
