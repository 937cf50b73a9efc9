import { expect, it } from 'vitest';
import {
  spreadVesselMarks,
  middleOfPolygons,
  svgPathsOf,
  fleetMapSize,
  positionToPixels,
} from './fleet-picture.ts';

const isWithin = ([x, y]: readonly [number, number]) =>
  x >= 0 && x <= fleetMapSize.width && y >= 0 && y <= fleetMapSize.height;

it.each([
  ['Victoria', 48.4, -123.4],
  ['St. John’s', 47.6, -52.7],
  ['the Flemish Cap', 47, -46.5],
  ['Port Dover', 42.8, -80.2],
  ['Resolute', 74.7, -94.8],
  ['the Beaufort Sea', 72, -137],
])('%s is on it', (_, latitude, longitude) => {
  expect(isWithin(positionToPixels({ latitude, longitude }))).toBe(true);
});

const square = [
  [
    [-63, 44],
    [-62, 44],
    [-62, 45],
    [-63, 45],
    [-63, 44],
  ],
] as const;
const far = [
  [
    [10, 50],
    [11, 50],
    [11, 51],
    [10, 50],
  ],
] as const;

it('draws what is near and nothing else', () => expect(svgPathsOf([square, far])).toHaveLength(1));

it('has the number of a ship in the middle of its waters', () => {
  const middle = middleOfPolygons([square])!;
  const [x, y] = positionToPixels({ latitude: 44.5, longitude: -62.5 });
  expect(Math.hypot(middle[0] - x, middle[1] - y)).toBeLessThan(2);
  expect(middleOfPolygons([])).toBeNull();
});

it('has ships in the same port beside each other', () => {
  const marks = spreadVesselMarks([1, 2, 3, 4].map((number) => ({ number, at: [100, 100] as const })));
  expect(marks[0]!.at).toEqual([100, 100]);
  const apart = marks.flatMap((one, index) =>
    marks.slice(index + 1).map(({ at: [x, y] }) => Math.hypot(one.at[0] - x, one.at[1] - y)),
  );
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(26);
});
