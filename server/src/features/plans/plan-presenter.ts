import type { Plan } from '@shiptime/domain/plans/wire/plan';
import { planPermissions, type PlanObstacles } from '@shiptime/domain/plans/decisions';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { PlanRow } from './plan-queries.ts';

export const presentPlan = (
  row: PlanRow,
  actor: Actor,
  obstacles: PlanObstacles,
): Omit<Plan, 'amendment'> => ({
  id: row.id,
  vessel_id: row.vessel_id,
  fiscal_year_id: row.fiscal_year_id,
  review_level: row.review_level,
  scenario_id: row.scenario_id,
  notes: row.notes,
  lock_version: row.lock_version,
  created_at: row.created_at,
  updated_at: row.updated_at,
  can: planPermissions(actor, row, obstacles),
});
