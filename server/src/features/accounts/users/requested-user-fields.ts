import { sql } from 'kysely';
import type { Account } from '@shiptime/domain/accounts/account-wire';
import type { Db } from '#db/connection.ts';

type Appended = {
  readonly id: number;
  readonly applications_count: number;
  readonly shared_applications_count: number;
  readonly last_seen_at: string | null;
};

/** Counts submitted applications only: drafts are private. */
export const addRequestedUserFields = async (
  db: Db,
  users: readonly Account[],
  appends: ReadonlySet<string>,
): Promise<Account[]> => {
  if (appends.size === 0) return [...users];
  const { rows } = await sql<Appended>`
    select u.id,
      (select count(*) from ship_time_requests r where r.user_id = u.id and r.status_id <> 1) as applications_count,
      (select count(*) from co_proponents c join ship_time_requests r on r.id = c.ship_time_request_id
        where c.user_id = u.id and r.status_id <> 1) as shared_applications_count,
      (select max(s.last_used_at) from sessions s where s.user_id = u.id) as last_seen_at
    from users u where u.id = any(${users.map(({ id }) => id)}::int[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return users.map((user) => {
    const found = Object.entries(byId.get(user.id) ?? {}).filter(([name]) => appends.has(name));
    return { ...user, ...Object.fromEntries(found) };
  });
};
