import { type PortalEvent, eventFields } from '@shiptime/domain/integrations/integration-wire';
import { eventTypes } from '@shiptime/domain/integrations/event-types';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { canReadLetters } from '@shiptime/domain/applications/letters';
import { canReadSubmittedApplications } from '@shiptime/domain/applications/policy';
import { mayReadPlans } from '@shiptime/domain/plans/policy';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Db } from '#db/connection.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import { buildFilterConditions, dayFilter, exactTextFilter } from '#http/query/filters.ts';
import { invalidRefusal, Refusal } from '#http/refusal.ts';
import { applicationsVisibleToSql } from '#features/applications/read/application-list.ts';
import { visiblePersonIdsSql } from '#features/applications/people/people-list.ts';

const filters = { type: exactTextFilter('e.type', eventTypes), created_at: dayFilter('e.created_at') };

export const eventCollection = {
  resource: 'events',
  includes: [],
  filters: Object.keys(filters) as (keyof typeof filters)[],
  sorts: ['id'],
  fields: eventFields,
} as const;

export type EventQuery = CollectionQuery<never, keyof typeof filters, 'id'>;

const ofApplications = sql`e.type like 'application.%'`;
const ofPlans = sql`e.type ~ '^(plan|mission|constraint|berth_request)[.]'`;
const ofOnePerson = sql`e.type = 'application.changed' and e.data ? 'user_id'`;
const isForActor = (actor: Actor) => sql`(e.data -> 'user_id')::integer = ${actor.id}`;

const isOpenTo = (actor: Actor): RawBuilder<SqlBool> => sql<SqlBool>`case
  when e.type = 'person.changed' then ${canReadSubmittedApplications(actor)}::boolean
    or (e.data -> 'user_id')::integer in ${visiblePersonIdsSql(actor)}
  when e.type = 'letter_of_intent.changed' then ${canReadLetters(actor)}::boolean or exists (
    select from letters_of_intent l where l.id = (e.data -> 'letter_of_intent_id')::integer and l.user_id = ${actor.id})
  when e.type ~ '^(plan|planning|mission|constraint|berth_request)[.]' then ${mayReadPlans(actor).allowed}::boolean
  else true end`;

type Ask = { readonly where: RawBuilder<unknown>; readonly first: RawBuilder<unknown> };

/** Avoids `exists`, for which PostgreSQL would read all applications into a hash. */
const forReaders = (actor: Actor, { where, first }: Ask) => sql`
  select e.* from events e where ${where} and case when ${ofOnePerson} then ${isForActor(actor)}
    when ${ofApplications} then (select ${applicationsVisibleToSql(actor)} from ship_time_requests r where r.id = e.ship_time_request_id)
    else ${isOpenTo(actor)} end ${first}`;

const forOthers = (actor: Actor, { where, first }: Ask) => sql`
  (select e.* from ship_time_requests r cross join lateral (select e.* from events e
      where e.ship_time_request_id = r.id and ${ofApplications} and not (${ofOnePerson}) and ${where} ${first}) e
    where ${applicationsVisibleToSql(actor)})
  union all (select e.* from events e where ${ofOnePerson} and ${isForActor(actor)} and ${where} ${first})
  union all (select e.* from events e where not ${ofApplications} and not ${ofPlans} and ${isOpenTo(actor)}
    and ${where} ${first})`;

const newestId = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from events`.execute(db);
  return rows[0]!.id;
};

/**
 * If `after` is undefined, starts at the oldest event kept. Throws if the event at the cursor has been
 * purged.
 */
const positionOf = async (db: Db, after: string | undefined): Promise<number> => {
  if (after === undefined || after === '0') return 0;
  if (after === 'latest') return newestId(db);
  if (!/^[1-9]\d{0,14}$/.test(after)) throw invalidRefusal([{ field: 'after', code: 'invalid' }]);
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from events where id = ${Number(after)}) as known`.execute(db);
  if (!rows[0]!.known) {
    throw new Refusal('cursor_expired', { message: 'answers:http.cursor_expired' });
  }
  return Number(after);
};

export type EventPage = {
  readonly events: readonly PortalEvent[];
  readonly next_cursor: string;
  readonly has_more: boolean;
};

type Found = { readonly [Key in keyof PortalEvent]: PortalEvent[Key] | null } & { readonly newest: number };

/** Reads page and end position in one statement, so that no event is skipped. */
export const listEventsAfter = async (
  db: Db,
  actor: Actor,
  query: EventQuery,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<EventPage> => {
  const position = await positionOf(db, after);
  const newestFirst = query.sorts[0]?.descending ?? false;
  const order = newestFirst ? sql`desc` : sql`asc`;
  const first = sql`order by e.id ${order} limit ${limit + 1}`;
  const where = sql.join([sql`e.id > ${position}`, ...buildFilterConditions(query, filters)], sql` and `);
  const seesAll = canReadSubmittedApplications(actor) && mayReadPlans(actor).allowed;
  const seen = (seesAll ? forReaders : forOthers)(actor, { where, first });
  const { rows } = await sql<Found>`
    select n.newest, e.id, e.type, e.created_at, e.data
    from (select coalesce(max(id), 0) as newest from events) n
      left join lateral (select e.* from (${seen}) e ${first}) e on true
    order by e.id ${order}`.execute(db);
  const found = rows.filter((row): row is PortalEvent & Found => row.id !== null);
  const shown = found.slice(0, limit).map(({ newest: _newest, ...event }) => event);
  const has_more = found.length > limit;
  // The cursor also moves past hidden events.
  const reached = has_more && !newestFirst ? shown.at(-1)!.id : Math.max(rows[0]!.newest, position);
  return { events: shown, next_cursor: String(reached), has_more };
};
