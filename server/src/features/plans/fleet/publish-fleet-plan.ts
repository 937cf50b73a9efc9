import { sql } from 'kysely';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { mayPublishFleetPlan } from '@shiptime/domain/plans/decisions';
import {
  type FleetSnapshot,
  createFleetSnapshot,
  type PublishedPlan,
  keepEachMissionOnce,
} from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { Tx } from '#db/connection.ts';
import { EventKind } from '#events/events.ts';
import { throwIfRefused, notFoundRefusal } from '#http/refusal.ts';
import { findScheduledAreas } from './scheduled-areas.ts';

/** Locks the fleet plan, so that versions are numbered in order. */
const lockOrCreateFleetPlan = async (tx: Tx, fiscalYearId: number): Promise<number> => {
  const { id } = await tx
    .insertInto('fleet_plans')
    .values({ fiscal_year_id: fiscalYearId })
    .onConflict((conflict) =>
      conflict.column('fiscal_year_id').doUpdateSet({ updated_at: sql`clock_timestamp()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const previousPlans = async (tx: Tx, fleetPlanId: number): Promise<readonly PublishedPlan[]> => {
  const { rows } = await sql<{ snapshot: FleetSnapshot }>`select snapshot from fleet_plan_versions
    where fleet_plan_id = ${fleetPlanId} order by number desc limit 1`.execute(tx);
  return rows[0]?.snapshot.plans ?? [];
};

/** Missions of accepted applications on plans that are not final. */
const missionsUnderway = async (tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    select m.id from missions m join vessel_plans p on p.id = m.vessel_plan_id
      join ship_time_requests r on r.id = m.ship_time_request_id and r.status_id = ${statuses.accepted}
    where m.id = any(${[...ids]}::int[]) and p.review_level <> 'final'`.execute(tx);
  return new Set(rows.map(({ id }) => id));
};

type FinalVersion = { number: number; created_at: Instant; snapshot: unknown; review_level: string };

/** Newest final version of each plan, even if the plan was reopened since. */
const publishedPlans = async (tx: Tx, fiscalYearId: number): Promise<PublishedPlan[]> => {
  const { rows } = await sql<FinalVersion>`
    select distinct on (n.vessel_plan_id) n.number, n.created_at, n.snapshot, p.review_level
    from vessel_plan_versions n join vessel_plans p on p.id = n.vessel_plan_id
    where p.fiscal_year_id = ${fiscalYearId} and n.review_level = 'final'
    order by n.vessel_plan_id, n.number desc`.execute(tx);
  return rows.map(({ number, created_at, snapshot, review_level }) => ({
    version: number,
    finalized_at: created_at,
    reopened: review_level !== 'final',
    snapshot: snapshot as PlanSnapshot,
  }));
};

export type SchedulePublished = {
  readonly type: 'schedule.published';
  readonly actor: Actor;
  readonly fiscalYearId: number;
  readonly fleetPlanId: number;
  readonly number: number;
  readonly snapshot: FleetSnapshot;
};
export const schedulePublishedEvent = new EventKind<SchedulePublished>(['schedule.published']);

export const publishFleetPlan = async (
  tx: Tx,
  fiscalYearId: number,
  actor: Actor,
  reason: string,
): Promise<{ fleetPlanId: number; number: number }> => {
  const fleetPlanId = await lockOrCreateFleetPlan(tx, fiscalYearId);
  const year = await tx
    .selectFrom('fiscal_years')
    .select(['id', 'name', 'start_date', 'end_date'])
    .where('id', '=', fiscalYearId)
    .executeTakeFirstOrThrow();
  const previous = await previousPlans(tx, fleetPlanId);
  const underway = await missionsUnderway(
    tx,
    previous.flatMap(({ snapshot: { missions } }) => missions.map(({ id }) => id)),
  );
  const plans = keepEachMissionOnce(await publishedPlans(tx, fiscalYearId), previous, underway);
  const snapshot = createFleetSnapshot(year, plans, await findScheduledAreas(tx, plans));
  const { number } = await tx
    .insertInto('fleet_plan_versions')
    .values({
      fleet_plan_id: fleetPlanId,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from fleet_plan_versions where fleet_plan_id = ${fleetPlanId})`,
      reason,
      author_id: actor.id,
      snapshot: JSON.stringify(snapshot),
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  await schedulePublishedEvent.raise(tx, {
    type: 'schedule.published',
    ...{ actor, fiscalYearId, fleetPlanId, number, snapshot },
  });
  return { fleetPlanId, number };
};

export const addFleetVersion = async (
  tx: Tx,
  actor: Actor,
  fleetPlanId: number,
  reason: string,
): Promise<number> => {
  throwIfRefused(mayPublishFleetPlan(actor));
  const fleet = await tx
    .selectFrom('fleet_plans')
    .select('fiscal_year_id')
    .where('id', '=', fleetPlanId)
    .executeTakeFirst();
  if (!fleet) throw notFoundRefusal();
  const { number } = await publishFleetPlan(tx, fleet.fiscal_year_id, actor, reason);
  return number;
};
