import { expect, it } from 'vitest';
import { createSmallMapProjection, placeTrackNumbers } from './small-map-projection.ts';

const near = [
  { latitude: 44, longitude: -63 },
  { latitude: 44.5, longitude: -62 },
];

it('has every station within the picture, north above south and west left of east', () => {
  const map = createSmallMapProjection(near, 300, 200)!;
  const [[x1, y1], [x2, y2]] = near.map(map.place) as [[number, number], [number, number]];
  for (const x of [x1, x2]) expect(x > 0 && x < 300).toBe(true);
  for (const y of [y1, y2]) expect(y > 0 && y < 200).toBe(true);
  expect(x1).toBeLessThan(x2);
  expect(y1).toBeGreaterThan(y2);
});

it('draws the land that comes into view and no other', () => {
  const map = createSmallMapProjection(near, 300, 200)!;
  const box = (west: number, south: number) => [
    [
      [west, south],
      [west + 1, south],
      [west + 1, south + 1],
      [west, south],
    ],
  ];
  expect(map.paths([box(-63, 44), box(20, 10)] as never)).toHaveLength(1);
});

it('is nothing where there is no station', () => {
  expect(createSmallMapProjection([], 300, 200)).toBeNull();
});

it('is drawn from the light outlines where a pixel of it is as coarse as they are, and as far as they go', () => {
  const between = (south: number, west: number, north: number, east: number) =>
    createSmallMapProjection(
      [
        { latitude: south, longitude: west },
        { latitude: north, longitude: east },
      ],
      320,
      220,
    )!.isFromAfar;
  expect(between(44, -63, 44.5, -62)).toBe(false);
  expect(between(44, -66, 60, -52)).toBe(true);
  expect(between(20, -66, 60, -52)).toBe(false);
});

it('has the numbers of tracks that lie on one another apart', () => {
  const line = [0, 10, 20, 30, 40].map((x) => [x, 5] as const);
  const places = placeTrackNumbers([line, line, [[0, 200]]]);
  expect(places).toEqual([
    [20, 5],
    [0, 5],
    [0, 200],
  ]);
});
