import { sql } from 'kysely';
import { mayManageUsers } from '@shiptime/domain/accounts/policy';
import {
  mayDecidePrivacyRequest,
  privacyRequestAnswerDays,
  type PrivacyRequest,
  mayReadPrivacyData,
  mayWithdrawPrivacyRequest,
} from '@shiptime/domain/accounts/privacy-requests';
import type { Actor } from '@shiptime/domain/shared/actor';
import { toPermissionFlags } from '@shiptime/domain/shared/permission-decision';
import type { Db } from '#db/connection.ts';
import { notFoundRefusal } from '#http/refusal.ts';

type Row = Omit<PrivacyRequest, 'can'> & { readonly now: string };

const present = ({ now, ...row }: Row, actor: Actor): PrivacyRequest => ({
  ...row,
  can: toPermissionFlags({
    decide: mayDecidePrivacyRequest(actor, row),
    take_back: mayWithdrawPrivacyRequest(actor, row),
    read_data: mayReadPrivacyData(actor, row, now),
  }),
});

const select = (db: Db, actor: Actor, id: number | null) =>
  sql<Row>`
    select p.id, p.user_id, u.first_name, u.last_name, u.email, p.kind, p.state, p.reason,
      p.created_at + make_interval(days => ${privacyRequestAnswerDays}) as due_at, p.decided_at, p.lock_version, p.created_at,
      p.updated_at, now() as now
    from privacy_requests p join users u on u.id = p.user_id
    where (${mayManageUsers(actor).allowed} or p.user_id = ${actor.id}) and (${id}::integer is null or p.id = ${id})
    order by p.state <> 'open', case p.state when 'open' then p.id else -p.id end`.execute(db);

export const listPrivacyRequests = async (db: Db, actor: Actor): Promise<PrivacyRequest[]> =>
  (await select(db, actor, null)).rows.map((row) => present(row, actor));

export const requirePrivacyRequest = async (db: Db, actor: Actor, id: number): Promise<PrivacyRequest> => {
  const { rows } = await select(db, actor, id);
  if (!rows[0]) throw notFoundRefusal();
  return present(rows[0], actor);
};
