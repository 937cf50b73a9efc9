import { sql } from 'kysely';
import type { Tx } from '#db/connection.ts';
import { Refusal } from '#http/refusal.ts';
import { announcePlanEvent } from '#live/announce-plan-event.ts';

/** Defers the overlap check to the end of the transaction, so that missions may swap places. */
export const deferOverlapConstraint = async (tx: Tx): Promise<void> => {
  await sql`set constraints missions_no_overlap, missions_number deferred`.execute(tx);
};

const markOverlapsKept = async (tx: Tx, planId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    update missions m set overlap_kept = not m.overlap_kept where m.vessel_plan_id = ${planId} and m.overlap_kept <> exists (
      select 1 from mission_conflicts_kept k where k.mission_id = m.id and k.code = 'overlap')
    returning m.id`.execute(tx);
  return rows.map(({ id }) => id);
};

type Overlap = { a: number; b: number; title: string; other: string };

const overlapsIn = async (tx: Tx, planId: number): Promise<Overlap[]> => {
  const { rows } = await sql<Overlap>`
    select a.id as a, b.id as b, a.title, b.title as other
    from unkept_overlaps(array(select id from missions where vessel_plan_id = ${planId})) o
      join missions a on a.id = o.mission_id join missions b on b.id = o.other_mission_id
    where a.vessel_plan_id = b.vessel_plan_id order by a.id, b.id`.execute(tx);
  return rows;
};

const partedIn = async (tx: Tx, planId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select m.id from missions m join vessel_plans p on p.id = m.vessel_plan_id and p.scenario_id is null
      join voyage_agreement_parts q on q.ship_time_request_id = m.ship_time_request_id and q.open
      join voyage_agreements a on a.id = q.voyage_agreement_id and a.state = 'joined'
    where m.vessel_plan_id = ${planId} and not is_one_voyage(a.id) order by m.id`.execute(tx);
  return rows.map(({ id }) => id);
};

/**
 * Throws for overlaps that are not kept. Call after writing missions. The exclusion constraint catches races.
 */
export const requireNoOverlaps = async (
  tx: Tx,
  planId: number,
  missionIds: readonly number[],
  by: number,
): Promise<void> => {
  const marked = await markOverlapsKept(tx, planId);
  const overlaps = await overlapsIn(tx, planId);
  const [first] = overlaps;
  if (first) {
    throw new Refusal('overlap', {
      message: 'answers:http.overlap_of',
      params: { title: first.title, other: first.other },
      meta: { blocking: [...new Set(overlaps.flatMap(({ a, b }) => [a, b]))] },
    });
  }
  const apart = await partedIn(tx, planId);
  if (apart.length > 0) throw new Refusal('voyage_apart', { meta: { blocking: apart } });
  await sql`set constraints all immediate`.execute(tx);
  const ids = [...new Set([...missionIds, ...marked])];
  await announcePlanEvent(tx, planId, by, { kind: 'saved', mission_ids: ids });
};
