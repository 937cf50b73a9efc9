import { expect, it } from 'vitest';
import { compareKnownCosts } from './compare-known-costs.ts';
import type { LaneCosts } from './lane-costs.ts';

const lane = (vessel_id: number, cents: number | null, fuel: number | null = 1): LaneCosts => ({
  vessel_plan_id: vessel_id,
  vessel_id,
  whole: { cents, fuel, co2: null },
  missions: [],
  others: { cents: 0, fuel: 0, co2: 0 },
  missing: [],
  unknown_transits: 0,
});

it('compares the same ships before and after, and names those that it leaves out', () => {
  const before = [lane(1, 500), lane(2, 0), lane(3, 900)];
  const after = [lane(1, 700), lane(2, null), lane(3, 400)];
  expect(compareKnownCosts(before, after)).toEqual({
    before: { cents: 1400, fuel: 3, co2: null },
    after: { cents: 1100, fuel: 3, co2: null },
    without: { cents: [2], fuel: [], co2: [1, 2, 3] },
  });
});
