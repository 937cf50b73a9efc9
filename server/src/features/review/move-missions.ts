import { sql } from 'kysely';
import { dayNumber } from '@shiptime/domain/shared/calendar-day';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { announcePlanEvent } from '#live/announce-plan-event.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import type { Row } from '#http/answers/resource.ts';
import type { ApplicationRow } from '../applications/application-row.ts';
import { lockOrCreatePlanOfVessel, type LockedPlan } from './missions-of-application.ts';

type Planned = Row & {
  readonly id: number;
  readonly vessel_plan_id: number;
  readonly start_date: string | null;
  readonly start_fraction: number;
};

export type RequestedStart = {
  readonly start_date?: string | null | undefined;
  readonly start_fraction?: number | undefined;
};

const lockMissions = async (tx: Tx, applicationId: number) => {
  const { rows: plans } = await sql<LockedPlan>`
    select p.id, p.vessel_id, p.review_level from vessel_plans p
    where p.scenario_id is null
      and exists (select 1 from missions m where m.vessel_plan_id = p.id and m.ship_time_request_id = ${applicationId})
    order by p.id for update`.execute(tx);
  const { rows: missions } = await sql<Planned>`
    select m.* from missions m where m.ship_time_request_id = ${applicationId}
      and m.vessel_plan_id = any(${plans.map(({ id }) => id)}::int[])
    order by m.start_date nulls last, m.start_fraction, m.id for update`.execute(tx);
  return { plans, missions };
};

/** Quarter days by which all missions move, so that the first starts as requested. */
const shiftOf = ([first]: readonly Planned[], { start_date, start_fraction = 0 }: RequestedStart): number => {
  if (!first?.start_date || !start_date) return 0;
  return (
    (dayNumber(start_date) - dayNumber(first.start_date)) * 4 + (start_fraction - first.start_fraction) * 4
  );
};

/**
 * Keeps the dates if the vessel is free and they lie in the year; otherwise clears them, so that a move never
 * overlaps.
 */
const moveOne = async (tx: Tx, mission: Planned, to: LockedPlan, start: string | null): Promise<Row> => {
  const { rows } = await sql<Row>`
    with wanted as (
      select int4range(w.tick, w.tick + upper(m.occupied) - lower(m.occupied)) as span, w.tick
      from missions m, lateral (select ${start}::int as tick) w
      where m.id = ${mission.id} and m.occupied is not null
    ), undated as (
      select int4range(${start}::int, ${start}::int
        + ((m.mobilization_days + m.operational_days + m.demobilization_days) * 4)::int) as span, ${start}::int as tick
      from missions m where m.id = ${mission.id} and m.occupied is null and ${start}::int is not null
    ), free as (
      select w.tick from (select * from wanted union all select * from undated) w
      join vessel_plans p on p.id = ${to.id} join fiscal_years y on y.id = p.fiscal_year_id
      where w.span <@ int4range(public.quarter_days(y.start_date, 0), public.quarter_days(y.end_date + 1, 0))
        and not exists (select 1 from missions o join vessel_plans q on q.id = o.vessel_plan_id
          where q.vessel_id = p.vessel_id and q.scenario_id is null and o.id <> ${mission.id} and o.occupied && w.span)
    )
    update missions m set vessel_plan_id = ${to.id}, overlap_kept = false,
      number = (select coalesce(max(number), 0) + 1 from missions where vessel_plan_id = ${to.id}),
      start_date = date '2000-01-01' + floor((select tick from free) / 4.0)::int,
      start_fraction = coalesce(((select tick from free) % 4) / 4.0, 0)
    where m.id = ${mission.id} returning m.*`.execute(tx);
  return rows[0]!;
};

const tickOf = ({ start_date, start_fraction }: { start_date: string; start_fraction: number }): number =>
  (dayNumber(start_date) - dayNumber('2000-01-01')) * 4 + start_fraction * 4;

export type VesselMove = {
  readonly vesselId: number;
  readonly wish: RequestedStart;
  readonly reason: string;
  readonly decide: (leaving: readonly LockedPlan[], target: LockedPlan) => void;
};

export const moveMissionsToVessel = async (
  tx: Tx,
  actor: Actor,
  application: ApplicationRow,
  { vesselId, wish, reason, decide }: VesselMove,
): Promise<void> => {
  const { plans, missions } = await lockMissions(tx, application.id);
  const target = await lockOrCreatePlanOfVessel(tx, vesselId, application.fiscal_year_id);
  decide(
    plans.filter((plan) => plan.id !== target.id),
    target,
  );
  const moving = missions.filter((mission) => mission.vessel_plan_id !== target.id);
  const shift = shiftOf(moving, wish);
  await sql`delete from mission_conflicts_kept where mission_id = any(${moving.map(({ id }) => id)}::int[])
    or other_mission_id = any(${moving.map(({ id }) => id)}::int[])`.execute(tx);
  for (const [index, mission] of moving.entries()) {
    const { start_date, start_fraction } = mission;
    const now = start_date === null ? null : tickOf({ start_date, start_fraction }) + shift;
    const wanted =
      index === 0 && now === null && wish.start_date
        ? tickOf({ start_date: wish.start_date, start_fraction: wish.start_fraction ?? 0 })
        : now;
    const after = await moveOne(tx, mission, target, wanted === null ? null : String(wanted));
    await writeAuditEntry(tx, actor, {
      action: 'missions.moved',
      subject_type: 'missions',
      subject_id: mission.id,
      before: mission,
      after,
      reason,
    });
  }
  await sql`update missions m set overlap_kept = false where m.overlap_kept and m.vessel_plan_id = any(${plans.map(({ id }) => id)}::int[])
    and not exists (select 1 from mission_conflicts_kept k where k.code = 'overlap' and m.id in (k.mission_id, k.other_mission_id))`.execute(
    tx,
  );
  for (const id of new Set([...plans.map((plan) => plan.id), target.id]))
    await announcePlanEvent(tx, id, actor.id, { kind: 'missions' });
};
