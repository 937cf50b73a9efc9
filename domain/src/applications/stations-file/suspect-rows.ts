import { greatCircleDistance, type Position } from '../../geography/position.ts';
import { lacksMinusSign } from '../longitude-sign.ts';
import { effectiveOperations } from '../operations.ts';
import { roundedPositionKey, stationKey } from '../stations.ts';
import { cleanText } from './cell-text.ts';
import type { FileRow, FileWarning, NewStation } from './station-row.ts';

const isNowhere = ({ latitude, longitude }: Position): boolean => latitude === 0 && longitude === 0;

/**
 * True in the waters where the fleet works; columns are probably swapped if only the swapped position is
 * inside.
 */
const isAtWork = ({ latitude, longitude }: Position): boolean =>
  latitude >= 20 &&
  latitude <= 90 &&
  longitude >= -180 &&
  longitude <= 20 &&
  !isNowhere({ latitude, longitude });

const exchanged = ({ latitude, longitude }: Position): Position => ({
  latitude: longitude,
  longitude: latitude,
});

const isExchanged = (position: Position): boolean =>
  !isAtWork(position) && Math.abs(position.longitude) <= 90 && isAtWork(exchanged(position));

const far = 1500;

const workKey = (station: NewStation): string =>
  `${stationKey(station)}\n${JSON.stringify(effectiveOperations(station))}`;

const amongMost = (stations: readonly Position[]): Position | undefined => {
  let [best, most] = [stations[0], 0];
  for (const each of stations) {
    const near = stations.filter((other) => greatCircleDistance(each, other) <= far / 2).length;
    if (near > most) [best, most] = [each, near];
  }
  return best;
};

const farAway = (stations: readonly Position[]): ((position: Position) => number | null) => {
  const centre = amongMost([
    ...new Map(stations.map((station) => [roundedPositionKey(station), station])).values(),
  ]);
  return (position) => {
    if (!centre) return null;
    const miles = greatCircleDistance(centre, position);
    return miles > far ? Math.round(miles) : null;
  };
};

export const findSuspectRows = (
  rows: readonly FileRow[],
  read: readonly (NewStation | null)[],
): readonly FileWarning[] => {
  const stations = read.filter((station) => station !== null);
  // Skips longitudes without a minus sign, which get their own warning and would distort distances.
  const milesOf = farAway(stations.filter((station) => !lacksMinusSign(station) && !isNowhere(station)));
  const seen = new Map<string, number>();
  const crossed = stations.filter(isExchanged).length * 2 > stations.length;
  return rows.flatMap(({ row, values }, index): FileWarning[] => {
    const station = read[index];
    if (!station) return [];
    const work = workKey(station);
    const before = cleanText(values.repeats ?? '') === '' ? seen.get(work) : undefined;
    seen.set(work, before ?? row);
    const miles = lacksMinusSign(station) ? null : milesOf(station);
    const nowhere = isNowhere(station);
    return [
      ...(crossed && isExchanged(station) ? [{ row, column: 'latitude', code: 'exchanged' } as const] : []),
      ...(nowhere ? [{ row, column: 'latitude', code: 'zero_zero' } as const] : []),
      ...(miles === null || nowhere
        ? []
        : [{ row, column: 'longitude', code: 'far_away', params: { miles } } as const]),
      ...(before === undefined || nowhere
        ? []
        : [{ row, column: 'latitude', code: 'same_place', params: { row: before } } as const]),
    ];
  });
};
