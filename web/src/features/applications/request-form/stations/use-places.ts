import { useEffect, useState } from 'react';
import { lacksMinusSign } from '@shiptime/domain/applications/longitude-sign';
import type { Position } from '@shiptime/domain/geography/position';
import type { PositionFacts } from '@shiptime/domain/geography/position-facts';
import { askAtlas } from '#map/ask-atlas.ts';

export type Places = ReadonlyMap<string, PositionFacts>;

export const placeKey = ({ latitude, longitude }: Position): string => `${latitude} ${longitude}`;

/** Empty until the outlines load, or if they cannot be loaded; used for hints only. */
export const usePlaces = (stations: readonly Position[]): Places => {
  const [places, setPlaces] = useState<Places>(new Map());
  useEffect(() => {
    // Without its minus sign a longitude has no reliable position.
    const unknown = stations.filter((station) => !places.has(placeKey(station)) && !lacksMinusSign(station));
    if (unknown.length === 0) return undefined;
    let over = false;
    const ask = async () => {
      const spots = await askAtlas(unknown);
      if (over || !spots) return;
      const found = unknown.map((position, index) => [placeKey(position), spots[index]!] as const);
      setPlaces((before) => new Map([...before, ...found]));
    };
    void ask();
    return () => {
      over = true;
    };
  }, [stations, places]);
  return places;
};
