import { describe, expect, it } from 'vitest';
import { readAtlas } from '../../test/atlas.ts';
import { findWatersCrossed } from './waters-crossed.ts';

const atlas = readAtlas();
const way = (...points: readonly (readonly [number, number])[]) =>
  findWatersCrossed(
    atlas,
    points.map(([latitude, longitude]) => ({ latitude, longitude })),
  ).map(({ state, nautical_miles }) => [state, Math.round(nautical_miles / 50) * 50]);

describe('the waters that a way crosses', () => {
  it('are other states’, with how many miles are in them', () => {
    expect(way([44.4, -63.45], [43.3, -65.6], [42.4, -70.5])).toEqual([['us', 150]]);
    expect(way([60, -58], [60, -46]).map(([state]) => state)).toEqual(['gl']);
  });

  it('are none at home and on the high seas, nor where there is no way', () => {
    expect(way([44.4, -63.45], [43.3, -61])).toEqual([]);
    expect(way([45, -40], [44, -38])).toEqual([]);
    expect(way([45, -40])).toEqual([]);
  });
});
