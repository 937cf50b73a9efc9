import { useMemo } from 'react';
import { placeKey, usePlaces } from '../use-places.ts';
import { readableStations, type Rehearsal, addOnLandWarnings } from './rehearsal.ts';

export const useOnLand = (rehearsal: Rehearsal | null): Rehearsal | null => {
  const stations = useMemo(() => (rehearsal ? readableStations(rehearsal) : []), [rehearsal]);
  const places = usePlaces(stations);
  return useMemo(() => {
    const onLand = stations.filter((station) => places.get(placeKey(station))?.onLand);
    return (
      rehearsal &&
      addOnLandWarnings(
        rehearsal,
        onLand.map(({ row }) => row),
      )
    );
  }, [rehearsal, stations, places]);
};
