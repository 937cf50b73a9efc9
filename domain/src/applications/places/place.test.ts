import { describe, expect, it } from 'vitest';
import { type Outline, prepareCoast, prepareLand } from './outlines.ts';
import { isForeign, placeOf } from './place.ts';

const box = (west: number, south: number, east: number, north: number) => [
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ] as const,
];

// Two countries face each other over four degrees of longitude at the equator, 240 NM; an island lies off the first.
const outlines: readonly Outline[] = [
  { state: 'ca', polygons: [box(-10, -5, 0, 5)] },
  { state: 'us', polygons: [box(4, -5, 14, 5)] },
  { state: 'pm', polygons: [box(1, 2, 1.1, 2.1)] },
];
const coasts = outlines.map(prepareCoast);
const at = (longitude: number, latitude = 0) => placeOf({ latitude, longitude }, coasts);

describe('a station', () => {
  it.each([
    ['far inland', -5, 0, { onLand: true, state: null }],
    ['far inland on the other side', 9, 0, { onLand: true, state: 'us', certainty: 'in' }],
    ['in a harbour, just within the outline', -0.02, 0, { onLand: false, state: null }],
    ['off the own coast', 1, 0, { onLand: false, state: null, certainty: null }],
    ['short of the line of equal distance', 1.9, 0, { onLand: false, state: 'us', certainty: 'near' }],
    ['beyond the line of equal distance', 2.1, 0, { onLand: false, state: 'us', certainty: 'in' }],
    ['within the reach of the island', 1.2, 2.2, { onLand: false, state: 'pm', certainty: 'in' }],
    ['beyond the reach of the island, though near it', 1.5, 2.5, { onLand: false, state: null }],
    ['farther than 200 NM from any coast', -5, 9, { onLand: false, state: 'hs', certainty: 'in' }],
  ])('%s', (_, longitude, latitude, expected) => {
    expect(at(longitude, latitude)).toMatchObject(expected);
  });

  it('on a lake is not on land, though the country covers it', () => {
    const countries = [
      prepareCoast({ state: 'us', polygons: [box(-90, 38, -78, 42)] }),
      prepareCoast({ state: 'ca', polygons: [box(-90, 42, -78, 50)] }),
    ];
    const place = (latitude: number, longitude: number) => placeOf({ latitude, longitude }, countries);
    expect(place(41.7, -81.7)).toEqual({ onLand: false, state: 'us', certainty: 'in' });
    expect(place(42.4, -80.5)).toEqual({ onLand: false, state: null, certainty: null });
    expect(place(44, -80)).toMatchObject({ onLand: true });
  });
});

it('is on land in a country that has no coast to be near', () => {
  const land = prepareLand({ state: '', polygons: [box(20, 40, 35, 50)] });
  expect(placeOf({ latitude: 44, longitude: 30 }, [land])).toEqual({
    onLand: true,
    state: null,
    certainty: null,
  });
});

it('is nowhere as long as its longitude seems to lack the minus sign', () => {
  const russia = prepareCoast({ state: 'ru', polygons: [box(50, 40, 70, 50)] });
  const station = { latitude: 44, longitude: 63 };
  expect(placeOf(station, [russia])).toEqual({ onLand: false, state: null, certainty: null });
});

it.each([
  ['us', true],
  ['hs', false],
  [null, false],
])('calls the waters of %s foreign: %s', (state, expected) => {
  expect(isForeign(state)).toBe(expected);
});

it('draws no coast across the whole map where an outline was cut at 180 degrees', () => {
  const cut = prepareCoast({
    state: 'ru',
    polygons: [
      [
        [
          [-180, 70],
          [179, 70],
          [180, 65],
          [-180, 70],
        ],
      ],
    ],
  });
  const home = prepareCoast({ state: 'ca', polygons: [box(-141, 60, -100, 69)] });
  expect(placeOf({ latitude: 70, longitude: -130 }, [cut, home]).state).toBeNull();
});

it('knows holes in an outline', () => {
  const ring = box(0, 0, 10, 10)[0]!;
  const hole = box(4, 4, 6, 6)[0]!;
  const coast = prepareCoast({ state: 'ca', polygons: [[ring, hole]] });
  expect(placeOf({ latitude: 2, longitude: 2 }, [coast]).onLand).toBe(true);
  expect(placeOf({ latitude: 5, longitude: 5 }, [coast]).onLand).toBe(false);
});
