import { useMemo } from 'react';
import { positionKey, usePositionFacts } from '../use-position-facts.ts';
import { toNumberedStations, type StationsReadResult, addOnLandWarnings } from './read-result.ts';

export const useOnLandWarnings = (rehearsal: StationsReadResult | null): StationsReadResult | null => {
  const stations = useMemo(() => (rehearsal ? toNumberedStations(rehearsal) : []), [rehearsal]);
  const places = usePositionFacts(stations);
  return useMemo(() => {
    const onLand = stations.filter((station) => places.get(positionKey(station))?.onLand);
    return (
      rehearsal &&
      addOnLandWarnings(
        rehearsal,
        onLand.map(({ row }) => row),
      )
    );
  }, [rehearsal, stations, places]);
};
