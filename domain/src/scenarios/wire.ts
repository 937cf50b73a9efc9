import { z } from 'zod';
import { comparedFields, scenarioChangeKinds } from './changes.ts';
import type { ScenarioAction } from './policy.ts';

const actions = z.object({
  edit: z.boolean(),
  rename: z.boolean(),
  delete: z.boolean(),
  adopt: z.boolean(),
} satisfies Record<ScenarioAction, z.ZodBoolean>);

/** A what-if: copies of plans of one fiscal year, under a name (docs/contract.md 8). */
export const scenarioResource = z.object({
  id: z.int(),
  fiscal_year_id: z.int(),
  name: z.string(),
  user_id: z.int(),
  created_by: z.object({ id: z.int(), first_name: z.string(), last_name: z.string() }),
  vessel_ids: z.array(z.int()),
  /** The copies: they are read and edited as plans are. */
  vessel_plan_ids: z.array(z.int()),
  adopted_at: z.string().nullable(),
  lock_version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  can: actions,
});
export type ScenarioResource = z.infer<typeof scenarioResource>;

const place = z.object({ vessel_id: z.int(), start_date: z.string().nullable(), start_fraction: z.number() });

/** One difference, in data and in words. */
export const scenarioDifference = z.object({
  id: z.int(),
  kind: z.enum(scenarioChangeKinds),
  mission_id: z.int().nullable(),
  ship_time_request_id: z.int().nullable(),
  title: z.string(),
  from: place.nullable(),
  to: place.nullable(),
  fields: z.array(
    z.object({
      field: z.enum(comparedFields),
      before: z.union([z.string(), z.number()]).nullable(),
      after: z.union([z.string(), z.number()]).nullable(),
    }),
  ),
  changed_by_both: z.boolean(),
  messages: z.array(z.string()),
});

/** Days are operational ones, refused those of missions without a date. Cost, fuel and CO2: null while no rates are known. */
const totals = z.object({
  missions: z.int(),
  days_granted: z.number(),
  unscheduled: z.int(),
  days_refused: z.number(),
  transit_days: z.number(),
  cost: z.number().nullable(),
  fuel: z.number().nullable(),
  co2: z.number().nullable(),
});

export const scenarioComparison = z.object({
  scenario_id: z.int(),
  with: z.union([z.literal('current'), z.int()]),
  totals: z.object({ scenario: totals, with: totals }),
  differences: z.array(scenarioDifference),
  /** Missions that the plans have changed, gained or lost since the scenario was made. */
  changed_since: z.array(z.int()),
});
export type ScenarioTotals = z.infer<typeof totals>;
export type ScenarioDifference = z.infer<typeof scenarioDifference>;
export type ScenarioComparison = z.infer<typeof scenarioComparison>;
