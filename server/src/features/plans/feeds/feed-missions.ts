import { sql } from 'kysely';
import { coordinates, hasRole, type Actor } from '@shiptime/domain/shared/actor';
import type { CalendarDay } from '@shiptime/domain/shared/calendar-day';
import { endDate, isScheduled, type Mission, type Stretch } from '@shiptime/domain/plans/missions';
import { readPlans, readSchedules } from '@shiptime/domain/plans/policy';
import { matesIn } from '@shiptime/domain/plans/together/one-voyage';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { Db } from '#db/connection.ts';
import { joinedApplications } from '#features/applications/joined-voyages.ts';
import type { OpenFeed } from './feeds.ts';

/** A mission as a calendar shows it. */
export type FeedMission = Omit<Stretch, 'start_date'> & {
  readonly id: number;
  readonly vessel_id: number;
  readonly ship_time_request_id: number | null;
  readonly title: string;
  readonly project_title: string | null;
  readonly start_date: CalendarDay;
  readonly end_date: CalendarDay;
  readonly mobilization_port_id: number | null;
  readonly demobilization_port_id: number | null;
  readonly is_final: boolean;
  /** It was there, and is there no more: calendars take it away only when they are told. */
  readonly is_cancelled: boolean;
  readonly approved_berths: number | null;
  readonly port_calls: number;
  /** What the mission is called with which it sails as one voyage. */
  readonly sails_with: string | null;
  /** Where it can be looked at, a path of the portal. */
  readonly path: string;
  /** Grows with each change of the mission. */
  readonly sequence: number;
  readonly changed_at: Instant;
};

type Live = Mission & {
  vessel_id: number;
  project_title: string | null;
  sails_with?: string | null;
  review_level: string;
  lock_version: number;
  updated_at: Instant;
};

/** Years that ended more than a year ago are history, not a calendar. */
const recent = sql`y.end_date > now() - interval '1 year'`;

/** As the plans are at this moment. */
const plannedMissions = async (db: Db): Promise<FeedMission[]> => {
  const { rows } = await sql<Live>`
    select m.*, p.vessel_id, p.review_level, r.project_title,
      (select o.title from ${joinedApplications} j
        join missions o on o.ship_time_request_id = j.with_id and o.vessel_plan_id = m.vessel_plan_id
        where j.ship_time_request_id = m.ship_time_request_id) as sails_with
    from missions m join vessel_plans p on p.id = m.vessel_plan_id join fiscal_years y on y.id = p.fiscal_year_id
      left join ship_time_requests r on r.id = m.ship_time_request_id
    where m.start_date is not null and p.scenario_id is null and ${recent}`.execute(db);
  return rows.filter(isScheduled).map((row) => plannedMission(row));
};

const plannedMission = (row: Live, is_cancelled = false): FeedMission => ({
  ...(row as Live & { start_date: CalendarDay }),
  end_date: endDate(row)!,
  is_final: row.review_level === 'final',
  is_cancelled,
  sails_with: row.sails_with ?? null,
  path: `/vesselPlan/${row.vessel_plan_id}/scheduler`,
  sequence: row.lock_version,
  changed_at: row.updated_at,
});

/** So long a calendar that was not opened hears of it. */
const cancelledFor = sql`interval '60 days'`;

/** Missions that had days and have none any more, or are gone, as the audit log last knew them. */
const cancelledMissions = async (db: Db): Promise<FeedMission[]> => {
  const { rows } = await sql<{
    was: Live;
    vessel_id: number;
    review_level: string;
    project_title: string | null;
  }>`
    select c.was, p.vessel_id, p.review_level, r.project_title
    from (
      select distinct on (a.subject_id) coalesce(to_jsonb(m), '{}') || a.before || jsonb_build_object('updated_at',
          to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'lock_version',
          coalesce(m.lock_version, (a.before ->> 'lock_version')::integer + 1)) as was
      from audit_log a left join missions m on m.id = a.subject_id
      where a.subject_type = 'missions' and a.before ->> 'start_date' is not null and m.start_date is null
        and (m.id is not null or a.before ->> 'operational_days' is not null)
        and a.created_at > now() - ${cancelledFor}
      order by a.subject_id, a.id desc) c
    join vessel_plans p on p.id = (c.was ->> 'vessel_plan_id')::integer and p.scenario_id is null
    join fiscal_years y on y.id = p.fiscal_year_id
    left join ship_time_requests r on r.id = (c.was ->> 'ship_time_request_id')::integer
    where ${recent}`.execute(db);
  return rows.map(({ was, ...beside }) => plannedMission({ ...was, ...beside }, true));
};

type Published = { number: number; created_at: Instant; snapshot: FleetSnapshot };

const missionsIn = ({ number, created_at, snapshot }: Published): FeedMission[] =>
  snapshot.plans.flatMap((plan) => {
    const mates = matesIn(plan.snapshot.missions);
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
              sails_with: mates.get(mission.id)?.mission.title ?? null,
              path: '/ship-schedules',
              sequence: number,
              changed_at: created_at,
            },
          ],
    );
  });

/** As the newest schedules of the fleet publish them; what stood in the one before and is left out is cancelled. */
export const publishedMissions = async (db: Db): Promise<FeedMission[]> => {
  const { rows } = await sql<Published & { fleet_plan_id: number }>`
    select v.* from fleet_plans f join fiscal_years y on y.id = f.fiscal_year_id
      cross join lateral (select n.fleet_plan_id, n.number, n.created_at, n.snapshot from fleet_plan_versions n
        where n.fleet_plan_id = f.id order by n.number desc limit 2) v
    where ${recent} order by v.fleet_plan_id, v.number desc`.execute(db);
  return rows.flatMap((version, index) => {
    const newer = rows[index - 1];
    if (newer?.fleet_plan_id !== version.fleet_plan_id) return missionsIn(version);
    const there = new Set(missionsIn(newer).map(({ id }) => id));
    return missionsIn(version)
      .filter(({ id }) => !there.has(id))
      .map((mission) => ({
        ...mission,
        is_cancelled: true,
        sequence: newer.number,
        changed_at: newer.created_at,
      }));
  });
};

const ownApplications = async (db: Db, actor: Actor): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    select id from ship_time_requests where user_id = ${actor.id}
    union select ship_time_request_id from co_proponents where user_id = ${actor.id}`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

/** Who looks after the whole fleet, and not after vessels or applications of their own alone. */
export const seesFleet = (actor: Actor): boolean =>
  hasRole(actor, 'national_science_representative', 'administrator', 'observer');

const byStart = (a: FeedMission, b: FeedMission): number =>
  a.start_date.localeCompare(b.start_date) || a.id - b.id;

/**
 * A vessel's missions, or one's own: those of one's applications, and for coordinators those of their vessels; whoever
 * looks after the whole fleet has the whole fleet. Planners and observers see the plans as they are, proponents what
 * is published (record 0023).
 */
export const missionsOfFeed = async (db: Db, { actor, vessel_id }: OpenFeed): Promise<FeedMission[]> => {
  if (!readSchedules(actor).allowed) return [];
  const missions = readPlans(actor).allowed
    ? [...(await plannedMissions(db)), ...(await cancelledMissions(db))]
    : await publishedMissions(db);
  const sorted = missions.toSorted(byStart);
  if (vessel_id !== null) return sorted.filter((mission) => mission.vessel_id === vessel_id);
  if (seesFleet(actor)) return sorted;
  const own = await ownApplications(db, actor);
  return sorted.filter(
    (mission) => own.has(mission.ship_time_request_id ?? 0) || coordinates(actor, mission.vessel_id),
  );
};
