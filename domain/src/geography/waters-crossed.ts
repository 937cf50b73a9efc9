import type { Atlas } from './atlas.ts';
import { greatCircleDistance, type Position, greatCirclePoints } from './position.ts';
import { highSeasCode, type PositionFacts, findWatersAt } from './position-facts.ts';

export type WatersCrossed = Pick<PositionFacts, 'state' | 'stateName'> & { readonly nautical_miles: number };

/** Sampling step in nautical miles; may miss shorter stretches of foreign waters. */
const step = 5;

export const findWatersCrossed = (atlas: Atlas, points: readonly Position[]): readonly WatersCrossed[] => {
  const crossed = new Map<string, WatersCrossed>();
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (!before) continue;
    const places = greatCirclePoints(before, point, step);
    for (const [at, place] of places.entries()) {
      const start = places[at - 1];
      if (!start) continue;
      const middle = {
        latitude: (start.latitude + place.latitude) / 2,
        longitude: (start.longitude + place.longitude) / 2,
      };
      const { state, stateName, certainty } = findWatersAt(atlas, middle);
      if (state === null || state === highSeasCode || certainty === 'near') continue;
      const miles = (crossed.get(state)?.nautical_miles ?? 0) + greatCircleDistance(start, place);
      crossed.set(state, { state, stateName, nautical_miles: miles });
    }
  }
  return [...crossed.values()].toSorted((a, b) => b.nautical_miles - a.nautical_miles);
};
