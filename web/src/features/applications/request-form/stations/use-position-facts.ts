import { useEffect, useState } from 'react';
import { lacksMinusSign } from '@shiptime/domain/applications/longitude-sign';
import type { Position } from '@shiptime/domain/geography/position';
import type { PositionFacts } from '@shiptime/domain/geography/position-facts';
import { describePositionsInWorker } from '#map/atlas-client.ts';

export type FactsByPosition = ReadonlyMap<string, PositionFacts>;

export const positionKey = ({ latitude, longitude }: Position): string => `${latitude} ${longitude}`;

/** Empty until the outlines load, or if they cannot be loaded; used for hints only. */
export const usePositionFacts = (stations: readonly Position[]): FactsByPosition => {
  const [places, setPlaces] = useState<FactsByPosition>(new Map());
  useEffect(() => {
    // Without its minus sign a longitude has no reliable position.
    const unknown = stations.filter(
      (station) => !places.has(positionKey(station)) && !lacksMinusSign(station),
    );
    if (unknown.length === 0) return undefined;
    let over = false;
    const ask = async () => {
      const spots = await describePositionsInWorker(unknown);
      if (over || !spots) return;
      const found = unknown.map((position, index) => [positionKey(position), spots[index]!] as const);
      setPlaces((before) => new Map([...before, ...found]));
    };
    void ask();
    return () => {
      over = true;
    };
  }, [stations, places]);
  return places;
};
