import { greatCircleDistance, type Position, toRadians } from './position.ts';

export type RouteGraph = {
  readonly positions: readonly Position[];
  readonly neighbours: readonly (readonly { readonly to: number; readonly nautical_miles: number }[])[];
};

const nearestPart = (from: Position, to: Position, place: Position): number => {
  const shrink = Math.cos(toRadians(place.latitude));
  const [north, east] = [to.latitude - from.latitude, (to.longitude - from.longitude) * shrink];
  const [up, across] = [place.latitude - from.latitude, (place.longitude - from.longitude) * shrink];
  return (up * north + across * east) / (north ** 2 + east ** 2);
};

const along = (from: Position, to: Position, part: number): Position => ({
  latitude: from.latitude + (to.latitude - from.latitude) * part,
  longitude: from.longitude + (to.longitude - from.longitude) * part,
});

const stopsBetween = (
  from: Position,
  to: Position,
  places: readonly Position[],
  within: number,
): readonly Position[] =>
  places
    .map((place) => ({ place, part: nearestPart(from, to, place) }))
    .filter(({ part }) => part > 0 && part < 1)
    .toSorted((a, b) => a.part - b.part)
    .map(({ place, part }) => ({ place, stop: along(from, to, part) }))
    .filter(({ place, stop }) => greatCircleDistance(place, stop) <= within)
    .map(({ stop }) => stop);

/**
 * Adds nodes near the given places to the graph of known routes, so that vessels in rivers can join a route
 * between named points.
 */
export const addPositionsToRoutes = (
  known: RouteGraph,
  places: readonly Position[],
  within: number,
): RouteGraph => {
  const positions = [...known.positions];
  const neighbours = known.neighbours.map((links) => [...links]);
  const join = (a: number, b: number) => {
    const nautical_miles = greatCircleDistance(positions[a]!, positions[b]!);
    neighbours[a]!.push({ to: b, nautical_miles });
    neighbours[b]!.push({ to: a, nautical_miles });
  };
  for (const [from, links] of known.neighbours.entries())
    for (const { to } of links) {
      if (to <= from) continue;
      const stops = stopsBetween(positions[from]!, positions[to]!, places, within);
      if (stops.length === 0) continue;
      const added = stops.map((stop) => {
        neighbours.push([]);
        return positions.push(stop) - 1;
      });
      const chain = [from, ...added, to];
      for (const [index, next] of chain.slice(1).entries()) join(chain[index]!, next);
    }
  return { positions, neighbours };
};
