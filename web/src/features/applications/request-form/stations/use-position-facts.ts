import { useEffect, useState } from 'react';
import { lacksMinusSign } from '@shiptime/domain/applications/longitude-sign';
import type { Position } from '@shiptime/domain/geography/position';
import type { PositionFacts } from '@shiptime/domain/geography/position-facts';
import { describePositionsInWorker } from '#map/atlas-client.ts';

export type FactsByPosition = ReadonlyMap<string, PositionFacts>;

export const positionKey = ({ latitude, longitude }: Position): string => `${latitude} ${longitude}`;

/** Cache shared by the form and its review, which both compute hours from depths. */
const known = new Map<string, PositionFacts>();
const unanswered: FactsByPosition = new Map();

export const isWaitingForPositionFacts = (places: FactsByPosition, stations: readonly Position[]): boolean =>
  places !== unanswered &&
  stations.length > 0 &&
  !stations.some((station) => places.has(positionKey(station)) || lacksMinusSign(station));

/** Empty until the outlines have loaded, and if loading fails. */
export const usePositionFacts = (stations: readonly Position[]): FactsByPosition => {
  const [places, setPlaces] = useState<FactsByPosition>(() => new Map(known));
  useEffect(() => {
    // Skips positions whose longitude may lack its minus sign.
    const unknown = stations.filter(
      (station) => !places.has(positionKey(station)) && !lacksMinusSign(station),
    );
    if (unknown.length === 0) return undefined;
    let over = false;
    const ask = async () => {
      const spots = await describePositionsInWorker(unknown);
      for (const [index, position] of unknown.entries())
        if (spots) known.set(positionKey(position), spots[index]!);
      if (!over) setPlaces(spots ? new Map(known) : unanswered);
    };
    void ask();
    return () => {
      over = true;
    };
  }, [stations, places]);
  return places;
};
