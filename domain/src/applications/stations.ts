import { z } from 'zod';
import { problemParams, wrongTypeParams } from '../shared/field-problem.ts';
import { foldText } from '../shared/text.ts';
import { lineSchema, optionalLineSchema } from './field-schemas.ts';
import { rowTextLimits } from './limits.ts';
import { type StationOperationDetails, operationsSchema } from './operations.ts';

export type Station = {
  readonly id?: number;
  readonly name: string;
  readonly type: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly position: number;
  readonly operations?: readonly StationOperationDetails[] | undefined;
};

type Placed = Pick<Station, 'latitude' | 'longitude'>;

export const roundedPositionKey = ({ latitude, longitude }: Placed): string =>
  `${latitude.toFixed(4)} ${longitude.toFixed(4)}`;

type Named = Placed & Pick<Station, 'name'>;

export const stationKey = (station: Named): string =>
  `${roundedPositionKey(station)}\n${foldText(station.name).trim()}`;

export const countDistinctPositions = (stations: readonly Placed[]): number =>
  new Set(stations.map(roundedPositionKey)).size;

export const findIndexesOfReusedNames = (stations: readonly Named[]): ReadonlySet<number> => {
  const placeOf = new Map<string, string>();
  return new Set(
    stations.flatMap((station, index) => {
      const name = foldText(station.name).trim();
      const place = roundedPositionKey(station);
      if (!placeOf.has(name)) placeOf.set(name, place);
      return placeOf.get(name) === place ? [] : [index];
    }),
  );
};

export const coordinateLimits = { latitude: 90, longitude: 180 } as const;

const degrees = (limit: number) =>
  z
    .number(wrongTypeParams('decimal_degrees'))
    .refine((value) => Math.abs(value) <= limit, problemParams('out_of_range', { min: -limit, max: limit }))
    .meta({ minimum: -limit, maximum: limit });

export const stationInputSchema = z.object({
  name: lineSchema(rowTextLimits.station.name).min(1),
  type: optionalLineSchema(rowTextLimits.station.type).optional(),
  latitude: degrees(coordinateLimits.latitude),
  longitude: degrees(coordinateLimits.longitude),
  position: z.int().min(1).max(300).optional(),
  operations: operationsSchema.optional(),
});
