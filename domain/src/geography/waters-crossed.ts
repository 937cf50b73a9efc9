import type { Atlas } from './atlas.ts';
import { distance, type Position, shortestWay } from './position.ts';
import { highSeas, type Spot, watersAt } from './spot.ts';

/** Through whose waters a way leads, and for how many nautical miles. */
export type WatersCrossed = Pick<Spot, 'state' | 'stateName'> & { readonly nautical_miles: number };

/** Nautical miles: foreign waters are asked about where a way is in them for longer. */
const step = 5;

/** Other states' waters along a way; Canadian ones and the high seas need nobody's consent. */
export const watersCrossed = (atlas: Atlas, points: readonly Position[]): readonly WatersCrossed[] => {
  const crossed = new Map<string, WatersCrossed>();
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (!before) continue;
    const places = shortestWay(before, point, step);
    for (const [at, place] of places.entries()) {
      const start = places[at - 1];
      if (!start) continue;
      const middle = {
        latitude: (start.latitude + place.latitude) / 2,
        longitude: (start.longitude + place.longitude) / 2,
      };
      const { state, stateName, certainty } = watersAt(atlas, middle);
      if (state === null || state === highSeas || certainty === 'near') continue;
      const miles = (crossed.get(state)?.nautical_miles ?? 0) + distance(start, place);
      crossed.set(state, { state, stateName, nautical_miles: miles });
    }
  }
  return [...crossed.values()].toSorted((a, b) => b.nautical_miles - a.nautical_miles);
};
