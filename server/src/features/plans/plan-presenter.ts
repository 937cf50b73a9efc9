import { z } from 'zod';
import { reviewLevels } from '@shiptime/domain/plans/lifecycle';
import { planCan, type PlanObstacles } from '@shiptime/domain/plans/decisions';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Row } from '../../http/resource.ts';
import type { PlanRow } from './plan-queries.ts';

const can = z.record(z.string(), z.boolean());

/** A vessel's plan for a fiscal year (docs/contract.md 7). Relations and appended attributes come beside these. */
export const planResource = z.object({
  id: z.number().int(),
  vessel_id: z.number().int(),
  fiscal_year_id: z.number().int(),
  review_level: z.enum(reviewLevels),
  notes: z.string().nullable(),
  lock_version: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
  can,
});

export type PlanResource = z.infer<typeof planResource> & Row;

export const presentPlan = (row: PlanRow, actor: Actor, obstacles: PlanObstacles): PlanResource => ({
  id: row.id,
  vessel_id: row.vessel_id,
  fiscal_year_id: row.fiscal_year_id,
  review_level: row.review_level,
  notes: row.notes,
  lock_version: row.lock_version,
  created_at: row.created_at,
  updated_at: row.updated_at,
  can: planCan(actor, row, obstacles),
});
