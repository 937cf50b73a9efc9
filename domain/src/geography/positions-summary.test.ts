import { describe, expect, it } from 'vitest';
import type { PositionFacts } from './position-facts.ts';
import { roundDepth, summarizePositions } from './positions-summary.ts';

const canadian: PositionFacts = {
  onLand: false,
  state: null,
  stateName: null,
  certainty: null,
  isTerritorial: false,
  protectedAreas: [],
  projectAreas: [],
  sea: { name_en: 'Labrador Sea', name_fr: 'Mer du Labrador' },
  depth: 310,
};
const greenland = { state: 'gl', stateName: { name_en: 'Greenland', name_fr: 'Groenland' } };

describe('what the outlines say of several stations', () => {
  it('counts seas, waters and protected areas, the most frequent first, and gives the range of depths', () => {
    expect(
      summarizePositions([
        canadian,
        { ...canadian, ...greenland, certainty: 'in', depth: 3400, protectedAreas: ['a'] },
        { ...canadian, ...greenland, certainty: 'claimed', depth: null, isTerritorial: true, sea: null },
      ]),
    ).toEqual({
      depths: { least: 310, most: 3400 },
      seas: [{ name_en: 'Labrador Sea', name_fr: 'Mer du Labrador', count: 2 }],
      waters: [
        { ...greenland, count: 2 },
        { state: null, stateName: null, count: 1 },
      ],
      inTerritorialSeas: 1,
      protectedAreas: [{ key: 'a', count: 1 }],
    });
  });

  it('leaves a station near a limit in Canadian waters, and says nothing of one on land', () => {
    const { waters, depths, seas } = summarizePositions([
      { ...canadian, ...greenland, certainty: 'near' },
      { ...canadian, onLand: true, sea: null, depth: null, certainty: 'in', ...greenland },
    ]);
    expect(waters).toEqual([{ state: null, stateName: null, count: 1 }]);
    expect(depths).toEqual({ least: 310, most: 310 });
    expect(seas).toHaveLength(1);
  });

  it('says of no station that nothing is known', () => {
    expect(summarizePositions([])).toMatchObject({
      depths: null,
      seas: [],
      waters: [],
      inTerritorialSeas: 0,
    });
  });

  it.each([
    [3456, 3500],
    [187, 190],
    [34, 34],
    [5, 5],
  ])('gives a depth of %i m as about %i m', (depth, rough) => expect(roundDepth(depth)).toBe(rough));
});
