import { useEffect, useState } from 'react';
import { lacksMinusSign } from '@shiptime/domain/applications/longitude-sign';
import type { Position } from '@shiptime/domain/geography/position';
import type { PositionFacts } from '@shiptime/domain/geography/position-facts';
import { askAtlas } from '#map/ask-atlas.ts';

export type Places = ReadonlyMap<string, PositionFacts>;

export const placeKey = ({ latitude, longitude }: Position): string => `${latitude} ${longitude}`;

/** Shared by the form and its review, whose hours depend on depths. */
const known = new Map<string, PositionFacts>();
const unanswered: Places = new Map();

export const isWaitingForPlaces = (places: Places, stations: readonly Position[]): boolean =>
  places !== unanswered &&
  stations.length > 0 &&
  !stations.some((station) => places.has(placeKey(station)) || lacksMinusSign(station));

/** Empty until the outlines load, or if they cannot. */
export const usePlaces = (stations: readonly Position[]): Places => {
  const [places, setPlaces] = useState<Places>(() => new Map(known));
  useEffect(() => {
    // A longitude that may lack its minus sign has no reliable position.
    const unknown = stations.filter((station) => !places.has(placeKey(station)) && !lacksMinusSign(station));
    if (unknown.length === 0) return undefined;
    let over = false;
    const ask = async () => {
      const spots = await askAtlas(unknown);
      for (const [index, position] of unknown.entries())
        if (spots) known.set(placeKey(position), spots[index]!);
      if (!over) setPlaces(spots ? new Map(known) : unanswered);
    };
    void ask();
    return () => {
      over = true;
    };
  }, [stations, places]);
  return places;
};
