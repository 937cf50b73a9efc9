import { z } from 'zod';
import { namedPersonSchema } from '../accounts/account-wire.ts';
import {
  permissionFlagsSchema,
  count,
  fraction,
  id,
  ids,
  nullableDay,
  nullableId,
  nullableInstant,
  versionAndTimestampShape,
  text,
  yesNo,
} from '../shared/wire.ts';
import { portCallStopsSchema } from '../plans/wire/mission.ts';
import { amountsShape, missingRatesSchema } from '../plans/wire/costs.ts';
import { comparedFields, scenarioChangeKinds } from './scenario-changes.ts';
import type { ScenarioAction } from './policy.ts';

export const scenarioResourceSchema = z
  .object({
    id,
    fiscal_year_id: id,
    name: text,
    user_id: id,
    created_by: namedPersonSchema,
    vessel_ids: ids,
    vessel_plan_ids: ids,
    adopted_at: nullableInstant,
    ...versionAndTimestampShape,
    can: permissionFlagsSchema<ScenarioAction>({ edit: true, rename: true, delete: true, adopt: true }),
  })
  .meta({ id: 'Scenario' });
export type ScenarioResource = z.infer<typeof scenarioResourceSchema>;

const place = z
  .object({ vessel_id: id, start_date: nullableDay, start_fraction: fraction })
  .meta({ id: 'ScenarioPlace' });
const value = z.union([z.string(), z.number(), portCallStopsSchema]).nullable();

export const scenarioDifferenceSchema = z
  .object({
    id,
    kind: z.enum(scenarioChangeKinds),
    mission_id: nullableId,
    ship_time_request_id: nullableId,
    title: text,
    from: place.nullable(),
    to: place.nullable(),
    fields: z.array(z.object({ field: z.enum(comparedFields), before: value, after: value })),
    changed_by_both: yesNo,
    messages: z.array(text),
  })
  .meta({ id: 'ScenarioDifference' });
export type ScenarioDifference = z.infer<typeof scenarioDifferenceSchema>;

const sumOfDays = z.number().meta({ description: 'days' });

/**
 * Refused days belong to unscheduled missions. Amounts are null if a rate is unknown or hidden from the
 * reader.
 */
const totals = z
  .object({
    missions: count,
    days_granted: sumOfDays,
    unscheduled: count,
    days_refused: sumOfDays,
    transit_days: sumOfDays,
    ...amountsShape,
    unknown_rates: z.array(z.object({ vessel_id: id, missing_rates: missingRatesSchema })),
  })
  .meta({ id: 'ScenarioTotals' });
export type ScenarioTotals = z.infer<typeof totals>;

export const scenarioComparisonSchema = z
  .object({
    scenario_id: id,
    with: z.union([z.literal('current'), id]),
    totals: z.object({ scenario: totals, with: totals }),
    differences: z.array(scenarioDifferenceSchema),
    changed_since: ids,
  })
  .meta({ id: 'ScenarioComparison' });
export type ScenarioComparison = z.infer<typeof scenarioComparisonSchema>;
