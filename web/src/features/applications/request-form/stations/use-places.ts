import { useEffect, useState } from 'react';
import type { Coast } from '@shiptime/domain/applications/places/outlines';
import { type Place, placeOf } from '@shiptime/domain/applications/places/place';
import { protectedAreas } from '@shiptime/domain/applications/places/protected-areas';
import { areasAt } from '@shiptime/domain/applications/places/sketches';
import type { Position } from '@shiptime/domain/applications/station-geometry';
import { coastsOfStates } from './outlines-of-states.ts';

/** Where a station seems to lie; `protectedAreas` by their keys. */
export type Spot = Place & { readonly protectedAreas: readonly string[] };
export type Places = ReadonlyMap<string, Spot>;

export const placeKey = ({ latitude, longitude }: Position): string => `${latitude} ${longitude}`;

const batch = 4;

/** A few at a time, between the keys that somebody types. `isOver` ends it. */
const look = async (
  positions: readonly Position[],
  coasts: readonly Coast[],
  isOver: () => boolean,
): Promise<Places> => {
  const found = new Map<string, Spot>();
  for (const [index, position] of positions.entries()) {
    const place = placeOf(position, coasts);
    // On land nothing is said of the sea.
    const areas = place.onLand ? [] : areasAt(protectedAreas, position);
    found.set(placeKey(position), { ...place, protectedAreas: areas });
    if (index % batch === batch - 1) await new Promise((resolve) => setTimeout(resolve));
    if (isOver()) break;
  }
  return found;
};

/** Empty until the outlines are here, and where they cannot be had. */
export const usePlaces = (stations: readonly Position[]): Places => {
  const [places, setPlaces] = useState<Places>(new Map());
  useEffect(() => {
    const unknown = stations.filter((station) => !places.has(placeKey(station)));
    if (unknown.length === 0) return undefined;
    let over = false;
    const run = async () => {
      const found = await look(unknown, await coastsOfStates(), () => over);
      if (!over) setPlaces((before) => new Map([...before, ...found]));
    };
    // Without outlines there are no hints: nothing depends on them.
    run().catch(() => undefined);
    return () => {
      over = true;
    };
  }, [stations, places]);
  return places;
};
