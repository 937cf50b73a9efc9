import type { Tx } from '#db/connection.ts';
import type { Viewer } from '#http/access.ts';
import { saveMissions } from '../plans/missions/save-missions.ts';
import { joinMissions, splitMission } from '../plans/missions/split-mission.ts';
import { requireMission } from '../plans/missions/mission-queries.ts';
import type { StoredProposedChange } from './proposal-outcome.ts';

export type SecondPartIds = ReadonlyMap<number, number>;

const secondIdsOf = (changes: readonly StoredProposedChange[]): SecondPartIds =>
  new Map(
    changes.flatMap(({ mission_id, second }) =>
      second?.mission_id ? [[mission_id, second.mission_id] as const] : [],
    ),
  );

export const splitProposedMissions = async (
  tx: Tx,
  actor: Viewer,
  changes: readonly StoredProposedChange[],
): Promise<SecondPartIds> => {
  const ids = new Map<number, number>();
  for (const { mission_id, operational_days: days, second } of changes) {
    if (!second || !days) continue;
    if (days.to < days.from) {
      const { vessel_plan_id } = await requireMission(tx, mission_id);
      const changes = [{ id: mission_id, operational_days: days.to }];
      await saveMissions(tx, actor, vessel_plan_id, { changes });
    }
    const first = { operational_days: days.to - second.operational_days };
    const parts = await splitMission(tx, actor, mission_id, first, []);
    ids.set(mission_id, parts.second.id);
  }
  return ids;
};

/** Clears the dates first, so that a mission between the parts cannot block the join. */
export const rejoinProposedMissions = async (
  tx: Tx,
  actor: Viewer,
  changes: readonly StoredProposedChange[],
): Promise<void> => {
  for (const [id, second] of secondIdsOf(changes)) {
    const { vessel_plan_id } = await requireMission(tx, id);
    await saveMissions(tx, actor, vessel_plan_id, {
      changes: [
        { id, start_date: null, demobilization_port_id: null },
        { id: second, start_date: null, mobilization_port_id: null },
      ],
    });
    await joinMissions(tx, actor, id, { with: second }, []);
  }
};
