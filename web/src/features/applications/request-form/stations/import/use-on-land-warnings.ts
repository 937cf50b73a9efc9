import { useMemo } from 'react';
import { positionKey, usePositionFacts } from '../use-position-facts.ts';
import { readableStations, type ImportTrial, addOnLandWarnings } from './import-trial.ts';

export const useOnLandWarnings = (rehearsal: ImportTrial | null): ImportTrial | null => {
  const stations = useMemo(() => (rehearsal ? readableStations(rehearsal) : []), [rehearsal]);
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
