import { sql } from 'kysely';
import { isCoordinatorOf, type Actor } from '@shiptime/domain/shared/actor';
import { isScheduled } from '@shiptime/domain/plans/missions';
import { calendarScopeOf, mayReadPlans, mayReadSchedules } from '@shiptime/domain/plans/policy';
import { indexSharedMissions } from '@shiptime/domain/plans/shared-voyages/shared-missions';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import type { CalendarDay } from '@shiptime/domain/shared/calendar-day';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { Db } from '#db/connection.ts';
import { voyageNumberSql, addVoyageNumbers } from '#features/applications/voyage-numbers.ts';
import { readReplanning } from '#features/applications/voyages.ts';
import { applicationsOnJoinedVoyagesSql } from '#features/applications/joined-voyages.ts';
import {
  type FeedMission,
  type CurrentFeedMission,
  toFeedMission,
  isRecentFiscalYearSql,
} from './feed-mission.ts';
import type { FeedOfToken } from './feeds.ts';
import { findWithdrawnMissions } from './withdrawn-missions.ts';

const plannedMissions = async (db: Db): Promise<FeedMission[]> => {
  const { rows } = await sql<CurrentFeedMission>`
    select m.*, ${voyageNumberSql('m.id')} as voyage_number, p.vessel_id, p.review_level, r.project_title,
      (select o.title from ${applicationsOnJoinedVoyagesSql} j
        join missions o on o.ship_time_request_id = j.with_id and o.vessel_plan_id = m.vessel_plan_id
        where j.ship_time_request_id = m.ship_time_request_id) as sails_with
    from missions m join vessel_plans p on p.id = m.vessel_plan_id join fiscal_years y on y.id = p.fiscal_year_id
      left join ship_time_requests r on r.id = m.ship_time_request_id
    where m.start_date is not null and p.scenario_id is null and ${isRecentFiscalYearSql}`.execute(db);
  return rows.filter(isScheduled).map((row) => toFeedMission(row));
};

type Published = { id: number; fleet_plan_id: number; created_at: Instant; snapshot: FleetSnapshot };

const missionsIn = (
  { id: versionId, created_at, snapshot }: Published,
  replanned: ReadonlySet<number>,
): FeedMission[] =>
  snapshot.plans.flatMap((plan) => {
    const mates = indexSharedMissions(plan.snapshot.missions);
    return plan.snapshot.missions.flatMap(({ start_date, end_date, ...mission }) =>
      start_date === null || end_date === null
        ? []
        : [
            {
              ...mission,
              start_date,
              end_date,
              vessel_id: plan.snapshot.vessel_id,
              is_final: true,
              is_cancelled: false,
              is_replanned: replanned.has(mission.id),
              voyage_number: mission.voyage_number ?? null,
              sails_with: mates.get(mission.id)?.mission.title ?? null,
              path: `/ship-schedules?fiscalYearId=${snapshot.fiscal_year_id}&mission=${mission.id}`,
              sequence: versionId,
              changed_at: created_at,
            },
          ],
    );
  });

type Withdrawn = Omit<Published, 'fleet_plan_id' | 'snapshot'> & {
  fiscal_year_id: number;
  vessel_id: number;
  voyage_number: string | null;
  mission: PlanSnapshot['missions'][number] & { start_date: CalendarDay; end_date: CalendarDay };
};

/**
 * Missions missing from the newest schedule, shown as cancelled until a year after ending; calendars refresh
 * rarely.
 */
export const findMissionsNoLongerPublished = async (db: Db): Promise<FeedMission[]> => {
  const { rows } = await sql<Withdrawn>`
    with published as (
      select v.fleet_plan_id, f.fiscal_year_id, v.number, n.newest,
        (p.plan -> 'snapshot' ->> 'vessel_id')::integer as vessel_id, m.mission
      from fleet_plans f join fiscal_years y on y.id = f.fiscal_year_id
        join fleet_plan_versions v on v.fleet_plan_id = f.id
        cross join lateral (select max(number) as newest from fleet_plan_versions where fleet_plan_id = f.id) n
        cross join lateral jsonb_array_elements(v.snapshot -> 'plans') p(plan)
        cross join lateral jsonb_array_elements(p.plan -> 'snapshot' -> 'missions') m(mission)
      where ${isRecentFiscalYearSql} and (m.mission ->> 'end_date')::date > now() - interval '1 year'
    ), last as (
      select distinct on (fleet_plan_id, vessel_id, mission ->> 'id') * from published
      order by fleet_plan_id, vessel_id, mission ->> 'id', number desc
    )
    select l.fiscal_year_id, l.vessel_id, l.mission, ${voyageNumberSql("(l.mission ->> 'id')::int")} as voyage_number, v.id, v.created_at
    from last l join fleet_plan_versions v on v.fleet_plan_id = l.fleet_plan_id and v.number = l.number + 1
    where l.number < l.newest order by l.mission ->> 'id', v.created_at`.execute(db);
  return rows.map(({ mission, voyage_number, vessel_id, fiscal_year_id, id, created_at }) => ({
    ...mission,
    voyage_number,
    vessel_id,
    is_final: true,
    is_cancelled: true,
    is_replanned: false,
    sails_with: null,
    path: `/ship-schedules?fiscalYearId=${fiscal_year_id}`,
    sequence: id,
    changed_at: created_at,
  }));
};

export const findPublishedMissions = async (db: Db): Promise<FeedMission[]> => {
  const { rows } = await sql<Published>`
    select v.* from fleet_plans f join fiscal_years y on y.id = f.fiscal_year_id
      cross join lateral (select n.id, n.fleet_plan_id, n.created_at, n.snapshot from fleet_plan_versions n
        where n.fleet_plan_id = f.id order by n.number desc limit 1) v
    where ${isRecentFiscalYearSql}`.execute(db);
  const { mission_ids: replanned } = await readReplanning(
    db,
    rows.map(({ fleet_plan_id }) => fleet_plan_id),
  );
  const numbered = await Promise.all(
    rows.map(async (row) => ({ ...row, snapshot: await addVoyageNumbers(db, row.snapshot) })),
  );
  return [
    ...numbered.flatMap((version) => missionsIn(version, replanned)),
    ...(await findMissionsNoLongerPublished(db)),
  ];
};

const ownApplications = async (db: Db, actor: Actor): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    select id from ship_time_requests where user_id = ${actor.id}
    union select ship_time_request_id from co_proponents where user_id = ${actor.id}`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

const asGuest = async (db: Db, actor: Actor): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ mission_id: number; granted_berths: number }>`
    select mission_id, granted_berths from berth_requests where user_id = ${actor.id} and state = 'accepted'`.execute(
    db,
  );
  return new Map(rows.map(({ mission_id, granted_berths }) => [mission_id, granted_berths]));
};

/** A mission moved to another vessel is cancelled only in feeds without that vessel. */
const onceEach = (missions: readonly FeedMission[]): FeedMission[] => {
  const there = new Set(missions.filter(({ is_cancelled }) => !is_cancelled).map(({ id }) => id));
  const gone = new Map(
    missions.filter(({ id, is_cancelled }) => is_cancelled && !there.has(id)).map((each) => [each.id, each]),
  );
  return missions.filter((each) => !each.is_cancelled || gone.get(each.id) === each);
};

const byStart = (a: FeedMission, b: FeedMission): number =>
  a.start_date.localeCompare(b.start_date) || a.id - b.id;

/** Planners and observers see current plans, proponents published ones. */
export const findMissionsOfFeed = async (
  db: Db,
  { actor, vessel_id }: FeedOfToken,
): Promise<FeedMission[]> => {
  if (!mayReadSchedules(actor).allowed) return [];
  const missions = mayReadPlans(actor).allowed
    ? [...(await plannedMissions(db)), ...(await findWithdrawnMissions(db))]
    : await findPublishedMissions(db);
  const seen = async (): Promise<readonly FeedMission[]> => {
    if (vessel_id !== null) return missions.filter((mission) => mission.vessel_id === vessel_id);
    if (calendarScopeOf(actor) === 'fleet') return missions;
    const [own, guest] = [await ownApplications(db, actor), await asGuest(db, actor)];
    return missions.flatMap((mission) => {
      if (own.has(mission.ship_time_request_id ?? 0) || isCoordinatorOf(actor, mission.vessel_id))
        return [mission];
      const berths = guest.get(mission.id);
      return berths === undefined ? [] : [{ ...mission, approved_berths: berths }];
    });
  };
  return onceEach(await seen()).toSorted(byStart);
};
