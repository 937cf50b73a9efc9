import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { lacksMinusSign } from '@shiptime/domain/applications/longitude-sign';
import { greatCircleDistance, type Position } from '@shiptime/domain/geography/position';
import type { Way } from '#map/atlas-questions.ts';
import { askWays } from '#map/ask-atlas.ts';
import { listQuery, useList } from '#features/reference/reference-api.ts';
import { useAnswer } from '../form-model.ts';
import { placeKey } from './use-places.ts';

export const wayKey = (from: Position, to: Position): string => `${placeKey(from)} ${placeKey(to)}`;

type Ports = { readonly from: Position | null; readonly to: Position | null };

const usePort = (field: 'mobilization_port_id' | 'demobilization_port_id'): Position | null => {
  const [id] = useAnswer<number>(field);
  const port = useList('ports').find((one) => one.id === id);
  const { latitude = null, longitude = null } = port ?? {};
  return useMemo(
    () => (latitude === null || longitude === null ? null : { latitude, longitude }),
    [latitude, longitude],
  );
};

export const usePorts = (): Ports => {
  const [from, to] = [usePort('mobilization_port_id'), usePort('demobilization_port_id')];
  return useMemo(() => ({ from, to }), [from, to]);
};

/** Straight line, until the route is known. */
const straight = (from: Position, to: Position): Way => ({
  kind: 'straight',
  nautical_miles: greatCircleDistance(from, to),
  points: [from, to],
  waters: [],
});

export type Trip = {
  /** Null for the first station if no port is counted. */
  readonly legs: readonly (Way | null)[];
  readonly back: Way | null;
  readonly nautical_miles: number;
};

const tripOf = (places: readonly Position[], ports: Ports, ways: ReadonlyMap<string, Way>): Trip => {
  const wayTo = (from: Position | null | undefined, to: Position | null | undefined): Way | null =>
    from && to ? (ways.get(wayKey(from, to)) ?? straight(from, to)) : null;
  const legs = places.map((place, index) => wayTo(index === 0 ? ports.from : places[index - 1], place));
  const back = wayTo(places.at(-1), ports.to);
  const nautical_miles = [...legs, back].reduce((sum, leg) => sum + (leg?.nautical_miles ?? 0), 0);
  return { legs, back, nautical_miles };
};

/** Route from port over the stations and back, around land. */
export const useTrip = (stations: readonly Position[], counted: Ports) => {
  const [ways, setWays] = useState<ReadonlyMap<string, Way>>(new Map());
  const { data: ports } = useQuery(listQuery('ports'));
  const places = useMemo(
    () => [counted.from, ...stations, counted.to].filter((place) => place !== null),
    [stations, counted],
  );
  useEffect(() => {
    let over = false;
    const ask = async (known: NonNullable<typeof ports>) => {
      const found = await askWays(places, known);
      if (over || !found) return;
      setWays(new Map(found.map((way, index) => [wayKey(places[index]!, places[index + 1]!), way])));
    };
    if (ports && places.length > 1 && !places.some(lacksMinusSign)) void ask(ports);
    return () => {
      over = true;
    };
  }, [places, ports]);
  const trip = useMemo(() => tripOf(stations, counted, ways), [stations, counted, ways]);
  return { trip, ways };
};
