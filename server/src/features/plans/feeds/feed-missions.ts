import { sql } from 'kysely';
import { coordinates, hasRole, type Actor } from '@shiptime/domain/shared/actor';
import type { CalendarDay } from '@shiptime/domain/shared/calendar-day';
import { endDate, isScheduled, type Mission } from '@shiptime/domain/plans/missions';
import { readPlans, readSchedules } from '@shiptime/domain/plans/policy';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { Db } from '../../../db/connection.ts';
import type { OpenFeed } from './feeds.ts';

/** A mission as a calendar shows it. */
export type FeedMission = {
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
  /** Grows with each change of the mission. */
  readonly sequence: number;
  readonly changed_at: Instant;
};

type Live = Mission & {
  vessel_id: number;
  project_title: string | null;
  review_level: string;
  lock_version: number;
  updated_at: Instant;
};

/** Years that ended more than a year ago are history, not a calendar. */
const recent = sql`y.end_date > now() - interval '1 year'`;

/** As the plans are at this moment. */
const plannedMissions = async (db: Db): Promise<FeedMission[]> => {
  const { rows } = await sql<Live>`
    select m.*, p.vessel_id, p.review_level, r.project_title
    from missions m join vessel_plans p on p.id = m.vessel_plan_id join fiscal_years y on y.id = p.fiscal_year_id
      left join ship_time_requests r on r.id = m.ship_time_request_id
    where m.start_date is not null and ${recent}`.execute(db);
  return rows.filter(isScheduled).map((row) => ({
    ...(row as Live & { start_date: CalendarDay }),
    end_date: endDate(row)!,
    is_final: row.review_level === 'final',
    sequence: row.lock_version,
    changed_at: row.updated_at,
  }));
};

/** As the newest schedules of the fleet publish them. */
const publishedMissions = async (db: Db): Promise<FeedMission[]> => {
  const { rows } = await sql<{ number: number; created_at: Instant; snapshot: FleetSnapshot }>`
    select distinct on (n.fleet_plan_id) n.number, n.created_at, n.snapshot
    from fleet_plan_versions n join fleet_plans f on f.id = n.fleet_plan_id join fiscal_years y on y.id = f.fiscal_year_id
    where ${recent} order by n.fleet_plan_id, n.number desc`.execute(db);
  return rows.flatMap(({ number, created_at, snapshot }) =>
    snapshot.plans.flatMap((plan) =>
      plan.snapshot.missions.flatMap(({ start_date, end_date, ...mission }) =>
        start_date === null || end_date === null
          ? []
          : [
              {
                ...mission,
                start_date,
                end_date,
                vessel_id: plan.snapshot.vessel_id,
                is_final: true,
                sequence: number,
                changed_at: created_at,
              },
            ],
      ),
    ),
  );
};

const ownApplications = async (db: Db, actor: Actor): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    select id from ship_time_requests where user_id = ${actor.id}
    union select ship_time_request_id from co_proponents where user_id = ${actor.id}`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

const byStart = (a: FeedMission, b: FeedMission): number =>
  a.start_date.localeCompare(b.start_date) || a.id - b.id;

/**
 * A vessel's missions, or one's own: those of one's applications, and for coordinators those of their vessels; whoever
 * looks after the whole fleet has the whole fleet. Planners and observers see the plans as they are, proponents what
 * is published (record 0023).
 */
export const missionsOfFeed = async (db: Db, { actor, vessel_id }: OpenFeed): Promise<FeedMission[]> => {
  if (!readSchedules(actor).allowed) return [];
  const missions = await (readPlans(actor).allowed ? plannedMissions(db) : publishedMissions(db));
  const sorted = missions.toSorted(byStart);
  if (vessel_id !== null) return sorted.filter((mission) => mission.vessel_id === vessel_id);
  if (hasRole(actor, 'national_science_representative', 'administrator', 'observer')) return sorted;
  const own = await ownApplications(db, actor);
  return sorted.filter(
    (mission) => own.has(mission.ship_time_request_id ?? 0) || coordinates(actor, mission.vessel_id),
  );
};
