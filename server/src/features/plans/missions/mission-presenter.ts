import { missionPermissions } from '@shiptime/domain/plans/mission-decisions';
import type { MissionResource } from '@shiptime/domain/plans/wire/mission';
import { missionEndDate, type Mission } from '@shiptime/domain/plans/missions';
import type { PortCallStop } from '@shiptime/domain/plans/port-calls';
import type { PlanFacts } from '@shiptime/domain/plans/policy';
import type { Actor } from '@shiptime/domain/shared/actor';

export type MissionRow = Mission & {
  readonly port_call_stops: readonly PortCallStop[];
  readonly guest_berths: number;
  readonly overlap_kept: boolean;
  readonly outside_number: string | null;
  readonly voyage_number: string | null;
  readonly application_mission_count: number;
  readonly is_last_on_vessel: boolean;
  readonly lock_version: number;
  readonly created_at: string;
  readonly updated_at: string;
};

export const presentMission = (row: MissionRow, plan: PlanFacts, actor: Actor): MissionResource => {
  const { application_mission_count: _count, is_last_on_vessel: _last, ...attributes } = row;
  return { ...attributes, end_date: missionEndDate(row), can: missionPermissions(actor, plan, row) };
};
