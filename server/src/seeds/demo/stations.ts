import type { Station } from '@shiptime/domain/applications/stations';
import type { StationSource } from './campaigns.ts';
import lists from './data/stations.json' with { type: 'json' };

type Row = readonly [name: string, type: string, latitude: number, longitude: number];
const known = lists as unknown as Readonly<Record<string, readonly Row[]>>;

const fromList = (list: string, from = 1, take = 300): readonly Row[] => {
  const rows = known[list];
  if (!rows) throw new Error(`no station list ${list}`);
  return rows.slice(from - 1, from - 1 + take);
};

const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

const onLine = (
  prefix: string,
  count: number,
  [fromLatitude, fromLongitude]: readonly [number, number],
  [toLatitude, toLongitude]: readonly [number, number],
  type: string,
): readonly Row[] =>
  Array.from({ length: count }, (_, index) => {
    const part = count === 1 ? 0 : index / (count - 1);
    return [
      `${prefix}${String(index + 1).padStart(2, '0')}`,
      type,
      round(fromLatitude + (toLatitude - fromLatitude) * part),
      round(fromLongitude + (toLongitude - fromLongitude) * part),
    ];
  });

const rowsOf = (source: StationSource): readonly Row[] => {
  if ('list' in source) return fromList(source.list, source.from, source.take);
  const [prefix, count, latitude, longitude, toLatitude, toLongitude, type] = source.line;
  return onLine(prefix, count, [latitude, longitude], [toLatitude, toLongitude], type);
};

export const buildStations = (sources: readonly StationSource[]): Station[] =>
  sources.flatMap(rowsOf).map(([name, type, latitude, longitude], index) => ({
    name,
    type,
    latitude,
    longitude,
    position: index + 1,
  }));
