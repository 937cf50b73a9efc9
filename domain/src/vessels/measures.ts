import { z } from 'zod';
import { problemParams } from '../shared/field-problem.ts';

export const units = ['people', 'metres', 'knots', 'nautical_miles', 'days', 'tonnes', 'places'] as const;
export type Unit = (typeof units)[number];

/** A null measure is unknown. Responses are not bounded, since older values were stored under other bounds. */
const measure = (unit: Unit, within: z.ZodNumber, mayBeNone = false) => ({
  unit,
  /** If true, null means "none" instead of "unknown". */
  mayBeNone,
  given: within.nullable().optional(),
  wire: z
    .number()
    .min(0)
    .nullable()
    .meta({ description: unit.replace('_', ' ') }),
});

const quarterDays = z
  .number()
  .positive()
  .max(60)
  .refine((days) => Number.isInteger(days * 4), problemParams('quarter_days'))
  .meta({ multipleOf: 0.25 });
const metres = z.number().positive().max(500);

/** Each measure is described once; import, response, admin field and vessel card are derived from it. */
export const measures = {
  science_berths: measure('people', z.int().min(0).max(999)),
  length: measure('metres', metres),
  breadth: measure('metres', metres),
  draft: measure('metres', metres),
  cruising_speed: measure('knots', z.number().positive().max(60)),
  range: measure('nautical_miles', z.int().positive().max(100_000)),
  endurance: measure('days', z.int().positive().max(366)),
  /** Days in port between two missions; null: none required. */
  turn_round: measure('days', quarterDays, true),
  wire_length: measure('metres', z.int().positive().max(12_000)),
  a_frame_load: measure('tonnes', z.number().positive().max(500)),
  container_places: measure('places', z.int().min(0).max(99)),
};

export type MeasureName = keyof typeof measures;
export const measureNames = Object.keys(measures) as MeasureName[];

type Measures = typeof measures;

export const measureInputShape = Object.fromEntries(
  measureNames.map((name) => [name, measures[name].given]),
) as {
  [M in MeasureName]: Measures[M]['given'];
};

export const measureOutputShape = Object.fromEntries(
  measureNames.map((name) => [name, measures[name].wire]),
) as {
  [M in MeasureName]: Measures[M]['wire'];
};
