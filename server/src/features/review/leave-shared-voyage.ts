import { sql } from 'kysely';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntries } from '#audit/audit.ts';
import type { Row } from '#http/answers/resource.ts';
import { applicationsOnJoinedVoyagesSql } from '../applications/joined-voyages.ts';

type Mate = { readonly agreement_id: number; readonly mission: Row; readonly title: string };

const mateOf = async (tx: Tx, applicationId: number): Promise<Mate | undefined> => {
  const { rows } = await sql<Mate>`
    select j.agreement_id, to_jsonb(m) as mission, own.title
    from ${applicationsOnJoinedVoyagesSql} j join missions own on own.ship_time_request_id = j.ship_time_request_id
      join vessel_plans p on p.id = own.vessel_plan_id and p.scenario_id is null
      join missions m on m.ship_time_request_id = j.with_id and m.vessel_plan_id = p.id
    where j.ship_time_request_id = ${applicationId}`.execute(tx);
  return rows[0];
};

/** Records in the audit log that a trigger has restored the mission's own values. */
const sayParted = async (
  tx: Tx,
  actor: Actor,
  { agreement_id, mission, title }: Mate,
  { because, reason }: { readonly because: 'withdrawn' | 'rejected'; readonly reason: string },
): Promise<void> => {
  const id = Number(mission['id']);
  const { rows } = await sql<{ mission: Row }>`
    select to_jsonb(m) as mission from missions m where m.id = ${id}`.execute(tx);
  const after = rows[0]?.mission;
  if (!after) return;
  await writeAuditEntries(tx, actor, [
    {
      action: 'voyage_agreements.split',
      subject_type: 'voyage_agreements',
      subject_id: agreement_id,
      before: { state: 'joined' },
      after: { state: 'parted' },
      reason,
    },
    {
      action: 'missions.parted',
      subject_type: 'missions',
      subject_id: id,
      before: { ...mission, sails_with: title },
      after: { ...after, sails_with: null, because },
      reason,
    },
  ]);
};

export const leaveSharedVoyage = async <T>(
  tx: Tx,
  actor: Actor,
  applicationId: number,
  why: { readonly because: 'withdrawn' | 'rejected'; readonly reason: string },
  leave: () => Promise<T>,
): Promise<T> => {
  const mate = await mateOf(tx, applicationId);
  const left = await leave();
  if (mate) await sayParted(tx, actor, mate, why);
  return left;
};
