import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { lacksMinusSign } from '@shiptime/domain/applications/longitude-sign';
import { greatCircleDistance, type Position } from '@shiptime/domain/geography/position';
import type { SeaRouteWithWaters } from '#map/atlas-messages.ts';
import { findSeaRoutesInWorker } from '#map/atlas-client.ts';
import { referenceListQuery, useReferenceList } from '#features/reference/reference-api.ts';
import { useAnswer } from '../form-model.ts';
import { positionKey } from './use-position-facts.ts';

export const seaRouteKey = (from: Position, to: Position): string =>
  `${positionKey(from)} ${positionKey(to)}`;

type Ports = { readonly from: Position | null; readonly to: Position | null };

const usePort = (field: 'mobilization_port_id' | 'demobilization_port_id'): Position | null => {
  const [id] = useAnswer<number>(field);
  const port = useReferenceList('ports').find((one) => one.id === id);
  const { latitude = null, longitude = null } = port ?? {};
  return useMemo(
    () => (latitude === null || longitude === null ? null : { latitude, longitude }),
    [latitude, longitude],
  );
};

export const usePortPositions = (): Ports => {
  const [from, to] = [usePort('mobilization_port_id'), usePort('demobilization_port_id')];
  return useMemo(() => ({ from, to }), [from, to]);
};

/** Draws a straight line until the route is known. */
const straight = (from: Position, to: Position): SeaRouteWithWaters => ({
  kind: 'straight',
  nautical_miles: greatCircleDistance(from, to),
  points: [from, to],
  waters: [],
});

export type StationTrip = {
  /** The first leg is null if the trip has no departure port. */
  readonly legs: readonly (SeaRouteWithWaters | null)[];
  readonly back: SeaRouteWithWaters | null;
  readonly nautical_miles: number;
};

const tripOf = (
  places: readonly Position[],
  ports: Ports,
  ways: ReadonlyMap<string, SeaRouteWithWaters>,
): StationTrip => {
  const wayTo = (
    from: Position | null | undefined,
    to: Position | null | undefined,
  ): SeaRouteWithWaters | null =>
    from && to ? (ways.get(seaRouteKey(from, to)) ?? straight(from, to)) : null;
  const legs = places.map((place, index) => wayTo(index === 0 ? ports.from : places[index - 1], place));
  const back = wayTo(places.at(-1), ports.to);
  const nautical_miles = [...legs, back].reduce((sum, leg) => sum + (leg?.nautical_miles ?? 0), 0);
  return { legs, back, nautical_miles };
};

/** Route around land from the port via the stations and back. */
export const useTripAlongStations = (stations: readonly Position[], counted: Ports) => {
  const [ways, setWays] = useState<ReadonlyMap<string, SeaRouteWithWaters>>(new Map());
  const { data: ports } = useQuery(referenceListQuery('ports'));
  const places = useMemo(
    () => [counted.from, ...stations, counted.to].filter((place) => place !== null),
    [stations, counted],
  );
  useEffect(() => {
    let over = false;
    const ask = async (known: NonNullable<typeof ports>) => {
      const found = await findSeaRoutesInWorker(places, known);
      if (over || !found) return;
      setWays(new Map(found.map((way, index) => [seaRouteKey(places[index]!, places[index + 1]!), way])));
    };
    if (ports && places.length > 1 && !places.some(lacksMinusSign)) void ask(ports);
    return () => {
      over = true;
    };
  }, [places, ports]);
  const trip = useMemo(() => tripOf(stations, counted, ways), [stations, counted, ways]);
  return { trip, ways };
};
