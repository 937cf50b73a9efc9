import { z } from 'zod';
import { missionCan } from '@shiptime/domain/plans/mission-decisions';
import { endDate, type Mission } from '@shiptime/domain/plans/missions';
import type { PlanFacts } from '@shiptime/domain/plans/policy';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Row } from '../../../http/resource.ts';

/** A mission as it is stored, with how many its application has in all plans (1 for an orphan). */
export type MissionRow = Mission & {
  readonly overlap_kept: boolean;
  readonly application_mission_count: number;
  readonly is_last_on_vessel: boolean;
  readonly lock_version: number;
  readonly created_at: string;
  readonly updated_at: string;
};

const id = z.number().int();
const days = z.number().min(0);

/** A stretch of a vessel's year (docs/contract.md 7). Days in quarters; dates `YYYY-MM-DD`, null while unscheduled. */
export const missionResource = z.object({
  id,
  vessel_plan_id: id,
  ship_time_request_id: id.nullable(),
  number: z.number().int(),
  title: z.string(),
  requested_berths: z.number().int().nullable(),
  approved_berths: z.number().int().nullable(),
  mobilization_days: days,
  operational_days: days,
  demobilization_days: days,
  mobilization_port_id: id.nullable(),
  demobilization_port_id: id.nullable(),
  port_calls: z.number().int(),
  start_date: z.string().nullable(),
  start_fraction: days,
  end_date: z.string().nullable(),
  notes: z.string().nullable(),
  overlap_kept: z.boolean(),
  lock_version: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
  can: z.record(z.string(), z.boolean()),
});

export type MissionResource = z.infer<typeof missionResource> & Row;

export const presentMission = (row: MissionRow, plan: PlanFacts, actor: Actor): MissionResource => {
  const { application_mission_count: _count, is_last_on_vessel: _last, ...attributes } = row;
  return { ...attributes, end_date: endDate(row), can: missionCan(actor, plan, row) };
};
