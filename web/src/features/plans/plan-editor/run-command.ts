import { diffMissions } from '@shiptime/domain/plans/editing/plan-patches';
import type { Mission } from '@shiptime/domain/plans/missions';
import {
  addMission,
  joinMissions,
  moveMission,
  removeMission,
  saveMissions,
  splitMission,
  restoreMissionToPlan,
} from '../plan-api.ts';
import type { MissionResource } from '@shiptime/domain/plans/wire/mission';
import type { MissionCommand } from './history-entry.ts';
import { toMission, type MissionRows } from './plan-state.ts';

const bodyOf = (
  mission: Mission,
): Omit<Mission, 'id' | 'vessel_plan_id' | 'number' | 'ship_time_request_id'> => {
  const {
    id: _id,
    vessel_plan_id: _plan,
    number: _number,
    ship_time_request_id: _request,
    ...fields
  } = mission;
  return fields;
};

const amend = async (
  planId: number,
  pairs: readonly (readonly [MissionResource, Mission])[],
): Promise<void> => {
  const changes = pairs.flatMap(([row, wanted]) => {
    const before = toMission(row);
    const { number, vessel_plan_id, ship_time_request_id } = before;
    const patch = diffMissions(before, {
      ...wanted,
      id: row.id,
      number,
      vessel_plan_id,
      ship_time_request_id,
    });
    return patch?.kind === 'change' ? [{ ...patch.after, id: row.id, lock_version: row.lock_version }] : [];
  });
  if (changes.length > 0) await saveMissions(planId, changes);
};

const rowOf = (rows: MissionRows, { id }: Mission): MissionResource => {
  const row = rows.get(id);
  if (!row) throw new RangeError(`no mission ${id} on the plan`);
  return row;
};

export const runMissionCommand = async (
  command: MissionCommand,
  rows: MissionRows,
): Promise<number | null> => {
  if ('mission' in command) {
    const { type, mission } = command;
    if (type === 'add') return (await addMission(mission.vessel_plan_id, bodyOf(mission))).id;
    if (type === 'take_back') await restoreMissionToPlan(mission.vessel_plan_id, mission.id);
    else if (type === 'leave' && command.to_vessel_id !== null)
      await moveMission(rowOf(rows, mission), command.to_vessel_id, command.start);
    else await removeMission(rowOf(rows, mission));
    return null;
  }
  const { whole, first, second } = command;
  if (command.type === 'join') {
    const joined = await joinMissions(rowOf(rows, first), rowOf(rows, second));
    await amend(whole.vessel_plan_id, [[joined, whole]]);
    return null;
  }
  const parts = await splitMission(rowOf(rows, whole), first.operational_days);
  await amend(whole.vessel_plan_id, [
    [parts.first, first],
    [parts.second, second],
  ]);
  return parts.second.id;
};
