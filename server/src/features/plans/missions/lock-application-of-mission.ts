import { sql } from 'kysely';
import type { Tx } from '#db/connection.ts';
import { requireMission, lockPlanOfMission } from './mission-queries.ts';

/** Locks the application, so that two planners cannot both remove one of its last two missions. */
export const lockApplicationOfMission = async (tx: Tx, id: number): ReturnType<typeof lockPlanOfMission> => {
  const { plan, mission } = await lockPlanOfMission(tx, id);
  if (mission.ship_time_request_id === null) return { plan, mission };
  await sql`select 1 from ship_time_requests where id = ${mission.ship_time_request_id} for no key update`.execute(
    tx,
  );
  return { plan, mission: await requireMission(tx, id) };
};
