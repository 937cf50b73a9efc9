import { useMemo } from 'react';
import { placeKey, usePlaces } from '../use-places.ts';
import { placed, type Rehearsal, withOnLand } from './rehearsal.ts';

export const useOnLand = (rehearsal: Rehearsal | null): Rehearsal | null => {
  const stations = useMemo(() => (rehearsal ? placed(rehearsal) : []), [rehearsal]);
  const places = usePlaces(stations);
  return useMemo(() => {
    const onLand = stations.filter((station) => places.get(placeKey(station))?.onLand);
    return (
      rehearsal &&
      withOnLand(
        rehearsal,
        onLand.map(({ row }) => row),
      )
    );
  }, [rehearsal, stations, places]);
};
