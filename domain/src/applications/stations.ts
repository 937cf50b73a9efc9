import { z } from 'zod';
import { problem, wrongly } from '../shared/field-problem.ts';
import { fullLine, line } from './fields.ts';
import { rowTextLimits } from './limits.ts';

export type Station = {
  readonly id?: number;
  readonly name: string;
  readonly type: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly position: number;
};

export const coordinateLimits = { latitude: 90, longitude: 180 } as const;

const degrees = (limit: number) =>
  z
    .number(wrongly('decimal_degrees'))
    .refine((value) => Math.abs(value) <= limit, problem('out_of_range', { min: -limit, max: limit }))
    .meta({ minimum: -limit, maximum: limit });

export const stationSchema = z.object({
  name: fullLine(rowTextLimits.station.name).min(1),
  type: line(rowTextLimits.station.type).optional(),
  latitude: degrees(coordinateLimits.latitude),
  longitude: degrees(coordinateLimits.longitude),
  position: z.int().min(1).max(300).optional(),
});
