import { z } from 'zod';
import { problem } from '../shared/field-problem.ts';

export const units = ['people', 'metres', 'knots', 'nautical_miles', 'days', 'tonnes', 'places'] as const;
export type Unit = (typeof units)[number];

/** What is measured of a ship, in its unit; null: nobody knows. Answers keep to no bound, which may have been another one. */
const measure = (unit: Unit, within: z.ZodNumber, mayBeNone = false) => ({
  unit,
  /** Null is none, and not that nobody knows. */
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
  .refine((days) => Number.isInteger(days * 4), problem('quarter_days'))
  .meta({ multipleOf: 0.25 });
const metres = z.number().positive().max(500);

/**
 * Each described once (record 0071): from here come what administrators and the import may send, the answer on the wire,
 * the field of the administrators’ page and the line of the ship’s card.
 */
export const measures = {
  science_berths: measure('people', z.int().min(0).max(999)),
  length: measure('metres', metres),
  breadth: measure('metres', metres),
  /** Of the hull. */
  draft: measure('metres', metres),
  cruising_speed: measure('knots', z.number().positive().max(60)),
  range: measure('nautical_miles', z.int().positive().max(100_000)),
  endurance: measure('days', z.int().positive().max(366)),
  /** In port between two missions: to unload, load and make ready. Null: none is asked for (record 0131). */
  turn_round: measure('days', quarterDays, true),
  /** On the winch for CTD and rosette. */
  wire_length: measure('metres', z.int().positive().max(12_000)),
  /** Safe working load. */
  a_frame_load: measure('tonnes', z.number().positive().max(500)),
  /** For 20-foot containers. */
  container_places: measure('places', z.int().min(0).max(99)),
};

export type MeasureName = keyof typeof measures;
export const measureNames = Object.keys(measures) as MeasureName[];

type Measures = typeof measures;

export const givenMeasures = Object.fromEntries(measureNames.map((name) => [name, measures[name].given])) as {
  [M in MeasureName]: Measures[M]['given'];
};

export const measuresOnTheWire = Object.fromEntries(
  measureNames.map((name) => [name, measures[name].wire]),
) as { [M in MeasureName]: Measures[M]['wire'] };
