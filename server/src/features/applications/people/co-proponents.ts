import { sql } from 'kysely';
import type { Actor } from '@shiptime/domain/shared/actor';
import { findCoProponentProblem, findFreeCoProponentSlot } from '@shiptime/domain/applications/co-proponents';
import type { CoProponentProblem } from '@shiptime/domain/shared/error-types';
import type { Person } from '@shiptime/domain/accounts/account-wire';
import { mayLeaveApplication, mayManageCoProponents } from '@shiptime/domain/applications/decisions';
import type { Db, Tx } from '#db/connection.ts';
import { throwIfRefused, notFoundRefusal, Refusal } from '#http/refusal.ts';
import { type Recipient, recipientColumnsSql } from '#mail/deliver-notice.ts';
import { readSettings } from '#features/reference/settings.ts';
import { lockApplication, requireVisibleApplication } from '../application-queries.ts';
import { coProponentsChangedEvent } from './co-proponents-changed.ts';

export const findCoProponents = async (db: Db, actor: Actor, id: number): Promise<Person[]> => {
  await requireVisibleApplication(db, actor, id, new Set());
  const { rows } = await sql<Person>`
    select u.id, u.first_name, u.last_name, u.affiliation, u.email, u.orcid
    from co_proponents c join users u on u.id = c.user_id where c.ship_time_request_id = ${id} order by c.slot`.execute(
    db,
  );
  return rows;
};

export const throwCoProponentRefusal = (code: CoProponentProblem, limit: number): never => {
  const message = `applications:co_proponents.problems.${code}`;
  const params = { limit };
  throw new Refusal(code === 'limit_reached' ? 'co_proponent_limit' : code, {
    message,
    params,
    fieldMessages: [{ field: 'email', message, params }],
  });
};

type Account = Person & Recipient & { readonly active: boolean; readonly user_type_id: number };

/** Ignores unverified accounts, so that their owner is invited instead. */
export const findAccountByEmail = async (tx: Tx, email: string): Promise<Account | null> => {
  const { rows } = await sql<Account>`
    select ${recipientColumnsSql}, u.first_name, u.last_name, u.affiliation, u.orcid,
      u.active, u.user_type_id from users u where u.email = ${email} and u.email_verified_at is not null`.execute(
    tx,
  );
  return rows[0] ?? null;
};

const countInvited = async (tx: Tx, id: number, email: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('invitations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ship_time_request_id', '=', id)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .where('email', '<>', email)
    .executeTakeFirstOrThrow();
  return count;
};

export const lockApplicationForNewCoProponent = async (tx: Tx, actor: Actor, id: number, email: string) => {
  const application = await lockApplication(tx, actor, id);
  throwIfRefused(mayManageCoProponents(actor, application));
  const { co_proponent_limit: limit } = await readSettings(tx);
  return { application, places: { limit, invited: await countInvited(tx, id, email) } };
};

const recordPeople = async (tx: Tx, actor: Actor, id: number): Promise<number> => {
  const { rows } = await sql<{ lock_version: number }>`
    update ship_time_requests set updated_by = ${actor.id} where id = ${id} returning lock_version`.execute(
    tx,
  );
  return rows[0]!.lock_version;
};

const endInvitation = (tx: Tx, id: number, email: string) =>
  tx
    .deleteFrom('invitations')
    .where('ship_time_request_id', '=', id)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .execute();

export const addCoProponent = async (tx: Tx, actor: Actor, id: number, email: string): Promise<Person> => {
  const { application, places } = await lockApplicationForNewCoProponent(tx, actor, id, email);
  const { limit } = places;
  const account = await findAccountByEmail(tx, email);
  const problem = findCoProponentProblem(application, account, places);
  if (problem) throwCoProponentRefusal(problem, limit);
  const { first_name, last_name, affiliation, orcid, ...recipient } = account!;
  const taken = await tx
    .selectFrom('co_proponents')
    .select('slot')
    .where('ship_time_request_id', '=', id)
    .execute();
  const slot = findFreeCoProponentSlot(
    taken.map((row) => row.slot),
    limit,
  );
  await tx
    .insertInto('co_proponents')
    .values({ ship_time_request_id: id, user_id: recipient.id, slot: slot!, added_by: actor.id })
    .execute();
  await endInvitation(tx, id, email);
  const lockVersion = await recordPeople(tx, actor, id);
  await coProponentsChangedEvent.raise(tx, {
    type: 'co_proponent.added',
    ...{ actor, application, lockVersion },
    userId: recipient.id,
  });
  return { id: recipient.id, first_name, last_name, affiliation, email: recipient.email, orcid };
};

export const removeCoProponent = async (
  tx: Tx,
  actor: Actor,
  { id, row: userId }: { id: number; row: number },
): Promise<void> => {
  const application = await lockApplication(tx, actor, id);
  if (userId === application.user_id)
    throw new Refusal('forbidden', { message: 'answers:http.primary_stays' });
  throwIfRefused(
    userId === actor.id ? mayLeaveApplication(actor, application) : mayManageCoProponents(actor, application),
  );
  if (!application.co_proponent_ids.includes(userId)) throw notFoundRefusal();
  await tx
    .deleteFrom('co_proponents')
    .where('ship_time_request_id', '=', id)
    .where('user_id', '=', userId)
    .execute();
  const lockVersion = await recordPeople(tx, actor, id);
  const type = userId === actor.id ? 'co_proponent.left' : 'co_proponent.removed';
  await coProponentsChangedEvent.raise(tx, { type, actor, application, userId, lockVersion });
};
