import { sql } from 'kysely';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { TransitionAction } from '@shiptime/domain/applications/lifecycle';
import type { Tx } from '../../db/connection.ts';
import { announce, userTopic } from '../../http/live.ts';
import type { ApplicationRow } from './application-row.ts';

export type Telling = {
  readonly actor: Actor;
  readonly before: ApplicationRow;
  readonly after: ApplicationRow;
  readonly action: TransitionAction;
  readonly reason: string | null;
  /** The row of history that it is about: nobody is told twice of the same. */
  readonly historyId: number;
};

type Concerned = {
  readonly id: number;
  readonly email: string;
  readonly language: 'en' | 'fr';
  readonly role: 'primary' | 'co_proponent' | 'coordinator';
};

/**
 * The proponents and the coordinators of the vessel, of both vessels where it goes from one to the other. Who acts knows
 * already; only the primary proponent who submits is told, with the number and the time.
 */
const findConcerned = async (tx: Tx, { actor, before, after, action }: Telling): Promise<Concerned[]> => {
  const vessels = [before.vessel_id, after.vessel_id].filter((id) => id !== null);
  const { rows } = await sql<Concerned>`
    select u.id, u.email, u.language, case when u.id = ${after.user_id} then 'primary'
      when u.id = any(${after.co_proponent_ids}::int[]) then 'co_proponent' else 'coordinator' end as role
    from users u
    where u.active and (u.id = ${after.user_id} or u.id = any(${after.co_proponent_ids}::int[])
      or u.user_type_id = 3 and u.id in (select v.user_id from user_vessels v where v.vessel_id = any(${vessels}::int[])))
      and (u.id <> ${actor.id} or ${action === 'submit'}) order by u.id`.execute(tx);
  return rows;
};

const paramsOf = async (tx: Tx, { actor, after, reason }: Telling) => {
  const { rows } = await sql<Record<string, unknown>>`
    select u.first_name || ' ' || u.last_name as actor_name, v.name_en as vessel_name_en, v.name_fr as vessel_name_fr,
      y.name as fiscal_year
    from users u, fiscal_years y, vessels v
    where u.id = ${actor.id} and y.id = ${after.fiscal_year_id} and v.id = ${after.vessel_id}`.execute(tx);
  return {
    ship_time_request_id: after.id,
    project_title: after.project_title,
    submitted_at: after.submitted_at,
    reason,
    ...rows[0],
  };
};

/** Notices on the page and mails, in the transaction of the step. */
export const tellConcerned = async (tx: Tx, telling: Telling): Promise<void> => {
  const concerned = await findConcerned(tx, telling);
  if (concerned.length === 0) return;
  const params = await paramsOf(tx, telling);
  await tx
    .insertInto('notices')
    .values(
      concerned.map(({ id, role }) => ({
        user_id: id,
        kind: `application_${telling.action}`,
        params: JSON.stringify({ ...params, role }),
        path: `/request/${telling.after.id}`,
      })),
    )
    .execute();
  for (const { id } of concerned) await announce(tx, { topic: userTopic(id), kind: 'notice' });
};
