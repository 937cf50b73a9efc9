import { sql } from 'kysely';
import type { noticeQueryOptions } from '@shiptime/domain/applications/application-query-options';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db, Tx } from '#db/connection.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import {
  booleanFilter,
  buildFilterConditions,
  dayFilter,
  type Filter,
  idFilter,
  exactTextFilter,
} from '#http/query/filters.ts';
import { limitSql } from '#http/query/read-page.ts';
import { hasTranslation, translate } from '#http/language.ts';
import { announceLiveEvent, userTopic } from '#live/live.ts';
import { notFoundRefusal } from '#http/refusal.ts';

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

type NoticeFilter = (typeof noticeQueryOptions.filters)[number];

const filters: Record<NoticeFilter, Filter> = {
  id: idFilter('n.id'),
  kind: exactTextFilter('n.kind'),
  unread: booleanFilter((yes) => sql<boolean>`(n.read_at is null) = ${yes}`),
  created_at: dayFilter('n.created_at'),
  read_at: dayFilter('n.read_at'),
};
type Query = CollectionQuery<never, NoticeFilter, (typeof noticeQueryOptions.sorts)[number]>;

export const findNotices = async (db: Db, actor: Actor, query: Query) => {
  const own = sql`n.user_id = ${actor.id}`;
  const where = sql.join([own, ...buildFilterConditions(query, filters)], sql` and `);
  const direction = query.sorts[0]?.descending === false ? sql`asc` : sql`desc`;
  const [rows, counts] = await Promise.all([
    sql<NoticeRow>`select n.id, n.kind, n.params, n.path, n.created_at, n.read_at from notices n
      where ${where} order by n.created_at ${direction}, n.id ${direction}
      ${limitSql(query)}`.execute(db),
    sql<{ total: number; unread: number }>`
      select (select count(*) from notices n where ${where}) as total,
        (select count(*) from notices n where ${own} and n.read_at is null) as unread`.execute(db),
  ]);
  return { rows: rows.rows, ...counts.rows[0]! };
};

/** Builds the text in the reader's current language; quoted text stays as written. */
export const presentNotice = ({ params, ...notice }: NoticeRow, language: Language) => {
  const { en, fr, quote, ...plain } = params;
  const values = { voyages: '', ...plain, ...(language === 'fr' ? fr : en) };
  const key = `notices:${notice.kind}`;
  return {
    ...notice,
    message: hasTranslation(language, key) ? translate(language, key, values) : notice.kind,
    quote: typeof quote === 'string' ? quote : null,
    ship_time_request_id:
      typeof plain['ship_time_request_id'] === 'number' ? plain['ship_time_request_id'] : null,
  };
};

export const requireNotice = async (db: Db, actor: Actor, id: number): Promise<NoticeRow> => {
  const { rows } = await sql<NoticeRow>`
    select id, kind, params, path, created_at, read_at from notices
    where id = ${id} and user_id = ${actor.id}`.execute(db);
  if (!rows[0]) throw notFoundRefusal();
  return rows[0];
};

export const setNoticeRead = async (tx: Tx, actor: Actor, id: number, read: boolean): Promise<NoticeRow> => {
  const { rows } = await sql<NoticeRow>`
    update notices set read_at = case when ${read} then coalesce(read_at, now()) end
    where id = ${id} and user_id = ${actor.id} returning id, kind, params, path, created_at, read_at`.execute(
    tx,
  );
  if (!rows[0]) throw notFoundRefusal();
  await announceLiveEvent(tx, { topic: userTopic(actor.id), kind: 'notice' });
  return rows[0];
};

export const markNoticesRead = async (
  tx: Tx,
  actor: Actor,
  ids: readonly number[] | null,
): Promise<number> => {
  const named = ids === null ? sql`` : sql`and id = any(${ids}::bigint[])`;
  const { numAffectedRows } = await sql`
    update notices set read_at = now() where user_id = ${actor.id} and read_at is null ${named}`.execute(tx);
  await announceLiveEvent(tx, { topic: userTopic(actor.id), kind: 'notice' });
  return Number(numAffectedRows ?? 0);
};
