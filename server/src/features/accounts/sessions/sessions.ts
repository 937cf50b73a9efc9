import { createHash, randomBytes } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Actor, Role } from '@shiptime/domain/shared/actor';
import type { Language } from '@shiptime/domain/shared/text';
import { defaultSettings } from '@shiptime/domain/reference/settings';
import type { Db, Tx } from '#db/connection.ts';
import { preparedStatementMark } from '#db/pipelined-client.ts';
import type { Viewer } from '#http/access.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { announceLiveEvent } from '#live/live.ts';
import { readSettings } from '#features/reference/settings.ts';
import { rememberNetwork } from './known-networks.ts';

/** Token of 256 random bits; the database holds only the hash. */
export const generateToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

type Found = {
  session_id: number;
  id: number;
  user_type_id: Role;
  language: Language;
  vessel_ids: number[];
  stale: boolean;
  demonstration: boolean;
};

/** Records the last use at most once a minute, so that few reads cause a write. */
const touchAfterSeconds = 60;

const idleMinutes = sql`coalesce((select (value #>> '{}')::integer from settings where key = 'session_idle_minutes'),
  ${defaultSettings.session_idle_minutes}::integer)`;

const alive = sql`s.revoked_at is null and s.expires_at > now()
  and s.last_used_at > now() - make_interval(mins => ${idleMinutes}) and u.active`;

const findHolder = async (db: Db, which: RawBuilder<unknown>): Promise<Found | undefined> => {
  const { rows } = await sql<Found>`${preparedStatementMark}
    select s.id as session_id, u.id, u.user_type_id, u.language, u.demonstration,
      array(select vessel_id from user_vessels v where v.user_id = u.id order by 1) as vessel_ids,
      s.last_used_at < now() - make_interval(secs => ${touchAfterSeconds}) as stale
    from sessions s join users u on u.id = s.user_id
    where ${which} and ${alive}`.execute(db);
  return rows[0];
};

const actorOf = ({ id, user_type_id, vessel_ids }: Found): Actor => ({
  id,
  role: user_type_id,
  vesselIds: vessel_ids,
});

/** Reads rights on every request, so that a revoked session or role is effective immediately. */
export const findViewerOfSession = async (
  db: Db,
  token: string,
  { address, cookie, demo }: Omit<Caller, 'userAgent'> & { readonly demo: boolean },
): Promise<Viewer | null> => {
  const cookieHash = cookie === undefined ? null : hashToken(cookie);
  const found = await findHolder(
    db,
    sql`s.token_hash = ${hashToken(token)} and (s.cookie_hash is null or s.cookie_hash = ${cookieHash}::bytea)`,
  );
  if (!found || (found.demonstration && !demo)) return null;
  if (found.stale) {
    await sql`update sessions set last_used_at = now() where id = ${found.session_id}`.execute(db);
  }
  return { ...actorOf(found), sessionId: found.session_id, language: found.language, address };
};

export const findActorOfSession = async (db: Db, sessionId: number): Promise<Actor | null> => {
  const found = await findHolder(db, sql`s.id = ${sessionId}`);
  return found ? actorOf(found) : null;
};

export type Caller = {
  readonly address: string;
  readonly userAgent: string | undefined;
  /** Value of the cookie that the session is bound to; undefined for API clients. */
  readonly cookie: string | undefined;
};

export type NewSession = { readonly access_token: string; readonly expires_at: string };

export const openSession = async (tx: Tx, userId: number, from: Caller): Promise<NewSession> => {
  const { session_lifetime_hours: hours } = await readSettings(tx);
  const token = generateToken();
  const { expires_at } = await tx
    .insertInto('sessions')
    .values({
      user_id: userId,
      token_hash: hashToken(token),
      user_agent: from.userAgent?.slice(0, 500) ?? null,
      address: from.address,
      cookie_hash: from.cookie === undefined ? null : hashToken(from.cookie),
      expires_at: sql<string>`now() + make_interval(hours => ${hours})`,
      proved_at: sql<string>`now()`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  const is_new_network = await rememberNetwork(tx, userId, from.address);
  await writeAuditEntry(
    tx,
    { id: userId, address: from.address },
    {
      action: 'users.signed_in',
      subject_type: 'users',
      subject_id: userId,
      ...(is_new_network && { after: { is_new_network } }),
    },
  );
  return { access_token: token, expires_at };
};

/** Ends a session by the hash of its token; never reveals whether it existed. */
export const endSessionByTokenHash = async (tx: Tx, ending: string): Promise<void> => {
  const session = await tx
    .selectFrom('sessions')
    .select(['id', 'user_id'])
    .where('token_hash', '=', Buffer.from(ending, 'hex'))
    .executeTakeFirst();
  if (session) await endSessions(tx, session.user_id, { only: session.id });
};

export const sessionTopic = (sessionId: number): string => `session:${sessionId}`;

type Which = { readonly only?: number; readonly except?: number };

export const endSessions = async (tx: Tx, userId: number, { only, except }: Which = {}): Promise<number> => {
  let ending = tx
    .updateTable('sessions')
    .set({ revoked_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null);
  if (only !== undefined) ending = ending.where('id', '=', only);
  if (except !== undefined) ending = ending.where('id', '<>', except);
  const ended = await ending.returning('id').execute();
  for (const { id } of ended) await announceLiveEvent(tx, { topic: sessionTopic(id), kind: 'ended' });
  return ended.length;
};

export const listSessions = async (db: Db, userId: number) => {
  const { rows } = await sql<{
    id: number;
    user_agent: string | null;
    address: string | null;
    created_at: string;
    last_used_at: string;
    expires_at: string;
  }>`select s.id, s.user_agent, s.address, s.created_at, s.last_used_at, s.expires_at
    from sessions s join users u on u.id = s.user_id
    where s.user_id = ${userId} and ${alive} order by s.last_used_at desc, s.id desc`.execute(db);
  return rows;
};
