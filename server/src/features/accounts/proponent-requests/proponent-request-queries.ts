import { sql } from 'kysely';
import { mayManageUsers } from '@shiptime/domain/accounts/policy';
import {
  mayDecideProponentRequest,
  type ProponentRequest,
} from '@shiptime/domain/accounts/proponent-requests';
import type { Actor } from '@shiptime/domain/shared/actor';
import { toPermissionFlags } from '@shiptime/domain/shared/permission-decision';
import type { Db } from '#db/connection.ts';
import { notFoundRefusal } from '#http/refusal.ts';

type Row = Omit<ProponentRequest, 'can'>;

const present = (row: Row, actor: Actor): ProponentRequest => ({
  ...row,
  can: toPermissionFlags({ decide: mayDecideProponentRequest(actor, row) }),
});

const select = (db: Db, actor: Actor, id: number | null) =>
  sql<Row>`
    select p.id, p.user_id, u.first_name, u.last_name, u.email, p.kind, p.organization, p.agency, p.grant_number, p.letter,
      p.state, p.reason, p.decided_at, p.lock_version, p.created_at, p.updated_at
    from proponent_requests p join users u on u.id = p.user_id
    where (${mayManageUsers(actor).allowed} or p.user_id = ${actor.id}) and (${id}::integer is null or p.id = ${id})
    order by p.state <> 'open', p.id desc`.execute(db);

export const listProponentRequests = async (db: Db, actor: Actor): Promise<ProponentRequest[]> =>
  (await select(db, actor, null)).rows.map((row) => present(row, actor));

export const requireProponentRequest = async (
  db: Db,
  actor: Actor,
  id: number,
): Promise<ProponentRequest> => {
  const { rows } = await select(db, actor, id);
  if (!rows[0]) throw notFoundRefusal();
  return present(rows[0], actor);
};
