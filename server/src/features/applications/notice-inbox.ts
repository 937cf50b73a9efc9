import { sql } from 'kysely';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db, Tx } from '../../db/connection.ts';
import { hasWords, translate } from '../../http/language.ts';
import { announce, userTopic } from '../../http/live.ts';
import { notFound } from '../../http/refusal.ts';

type Params = Readonly<Record<string, unknown>> & {
  readonly en?: Readonly<Record<string, unknown>>;
  readonly fr?: Readonly<Record<string, unknown>>;
};

export type NoticeRow = {
  readonly id: number;
  readonly kind: string;
  readonly params: Params;
  readonly path: string | null;
  readonly created_at: string;
  readonly read_at: string | null;
};

type Page = { readonly number: number; readonly size: number };

/** Whoever asks for no page gets the newest. */
const newest: Page = { number: 1, size: 100 };

/** One's own notices, newest first, and how many wait to be read. */
export const findNotices = async (db: Db, actor: Actor, unreadOnly: boolean, page: Page = newest) => {
  const only = unreadOnly ? sql`and read_at is null` : sql``;
  const [rows, counts] = await Promise.all([
    sql<NoticeRow>`select id, kind, params, path, created_at, read_at from notices
      where user_id = ${actor.id} ${only} order by created_at desc, id desc
      limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(db),
    sql<{ total: number; unread: number }>`
      select count(*) as total, count(*) filter (where read_at is null) as unread
      from notices where user_id = ${actor.id}`.execute(db),
  ]);
  const { total, unread } = counts.rows[0]!;
  return { rows: rows.rows, total: unreadOnly ? unread : total, unread };
};

/** In the language of now, not of then; what someone wrote stays as it was written. */
export const presentNotice = ({ params, ...notice }: NoticeRow, language: Language) => {
  const { en, fr, quote, ...plain } = params;
  const values = { ...plain, ...(language === 'fr' ? fr : en) };
  const key = `notices:${notice.kind}`;
  return {
    ...notice,
    message: hasWords(language, key) ? translate(language, key, values) : notice.kind,
    quote: typeof quote === 'string' ? quote : null,
    ship_time_request_id:
      typeof plain['ship_time_request_id'] === 'number' ? plain['ship_time_request_id'] : null,
  };
};

export const setRead = async (tx: Tx, actor: Actor, id: number, read: boolean): Promise<NoticeRow> => {
  const { rows } = await sql<NoticeRow>`
    update notices set read_at = case when ${read} then coalesce(read_at, now()) end
    where id = ${id} and user_id = ${actor.id} returning id, kind, params, path, created_at, read_at`.execute(
    tx,
  );
  if (!rows[0]) throw notFound();
  await announce(tx, { topic: userTopic(actor.id), kind: 'notice' });
  return rows[0];
};

/** Those named, or all; answers how many were unread. */
export const readNotices = async (tx: Tx, actor: Actor, ids: readonly number[] | null): Promise<number> => {
  const named = ids === null ? sql`` : sql`and id = any(${ids}::bigint[])`;
  const { numAffectedRows } = await sql`
    update notices set read_at = now() where user_id = ${actor.id} and read_at is null ${named}`.execute(tx);
  await announce(tx, { topic: userTopic(actor.id), kind: 'notice' });
  return Number(numAffectedRows ?? 0);
};
