import { sql } from 'kysely';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import { buildOpenSchedule } from '@shiptime/domain/plans/versions/open-schedule';
import { findScheduleOpenings } from '@shiptime/domain/plans/versions/schedule-openings';
import type { Db, Tx } from '#db/connection.ts';
import { readOpenScheduleFacts } from './open-schedule-facts.ts';
import type { SchedulePublished } from './publish-fleet-plan.ts';

export const readVesselsOfOpenSchedule = async (db: Db, snapshot: FleetSnapshot) => {
  const facts = await readOpenScheduleFacts(db);
  return buildOpenSchedule({ number: 1, created_at: '1970-01-01T00:00:00Z', snapshot }, facts).vessels;
};

export const recordScheduleOpenings = async (
  tx: Tx,
  { fleetPlanId, number, snapshot }: SchedulePublished,
): Promise<void> => {
  const { rows } = await sql<{ snapshot: FleetSnapshot }>`
    select snapshot from fleet_plan_versions where fleet_plan_id = ${fleetPlanId} and number < ${number}
    order by number desc limit 1`.execute(tx);
  const before = rows[0] ? await readVesselsOfOpenSchedule(tx, rows[0].snapshot) : [];
  const openings = findScheduleOpenings(before, await readVesselsOfOpenSchedule(tx, snapshot));
  if (openings.length === 0) return;
  await tx
    .insertInto('schedule_openings')
    .values(
      openings.map(({ vessel_id, legs }) => ({
        fleet_plan_id: fleetPlanId,
        version: number,
        vessel_id,
        legs: JSON.stringify(legs),
      })),
    )
    .execute();
};
