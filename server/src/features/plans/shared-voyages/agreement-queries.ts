import { sql, type SqlBool } from 'kysely';
import { agreementQueryOptions } from '@shiptime/domain/plans/plan-query-options';
import {
  agreementPermissions,
  type AgreementFacts,
  canSeeOtherApplication,
  agreementStates,
  statesAfterAgreement,
  agreementPartPermissions,
  type AgreementPartFacts,
} from '@shiptime/domain/plans/shared-voyages/agreements';
import {
  type AgreementPart,
  type VoyageAgreement,
  voyageAgreementSchema,
} from '@shiptime/domain/plans/wire/shared-voyages';
import { isProponent } from '@shiptime/domain/applications/policy';
import { mayReadPlans } from '@shiptime/domain/plans/policy';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Db, Tx } from '#db/connection.ts';
import { instantTextSql } from '#db/instant-text.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import {
  buildFilterConditions,
  dayFilter,
  filterFromOtherTable,
  type Filter,
  idFilter,
  exactTextFilter,
} from '#http/query/filters.ts';
import { readPage, orderBySql } from '#http/query/read-page.ts';
import { notFoundRefusal } from '#http/refusal.ts';

type PartRow = AgreementPartFacts &
  Pick<AgreementPart, 'position' | 'project_title' | 'operational_days' | 'answered_at' | 'note'> & {
    readonly ship_time_request_id: number;
    readonly proponent: NonNullable<AgreementPart['proponent']>;
  };
export type AgreementRow = Omit<VoyageAgreement, 'parts' | 'can'> &
  Omit<AgreementFacts, 'parts'> & { readonly parts: readonly [PartRow, PartRow] };

type AgreementFilter = (typeof agreementQueryOptions.filters)[number];
type AgreementSort = (typeof agreementQueryOptions.sorts)[number];

/** SQL version of the domain rule `isProponent` for the agreement part `q`. */
const isOwnPart = (actor: Actor) =>
  sql<SqlBool>`q.ship_time_request_id in (select r.id from ship_time_requests r where r.user_id = ${actor.id}
    union all select c.ship_time_request_id from co_proponents c where c.user_id = ${actor.id})`;

/** SQL version of the domain rule `canSeeOtherApplication`. */
const othersAreKnown = (actor: Actor) =>
  sql<SqlBool>`(${mayReadPlans(actor).allowed} or a.state = any(${statesAfterAgreement}::text[]))`;

/** Skips hidden applications of other proponents, since a match would reveal them. */
const ofEither = (actor: Actor): Filter =>
  filterFromOtherTable(
    idFilter('q.ship_time_request_id'),
    (
      condition,
    ) => sql<SqlBool>`exists (select 1 from voyage_agreement_parts q where q.voyage_agreement_id = a.id
      and ${condition} and (${othersAreKnown(actor)} or ${isOwnPart(actor)}))`,
  );

const filtersFor = (actor: Actor): Record<AgreementFilter, Filter> => ({
  id: idFilter('a.id'),
  state: exactTextFilter('a.state', agreementStates),
  ship_time_request_id: ofEither(actor),
  vessel_id: idFilter('a.vessel_id'),
  fiscal_year_id: idFilter('a.fiscal_year_id'),
  created_at: dayFilter('a.created_at'),
});
export const agreementCollection = {
  ...agreementQueryOptions,
  fields: Object.keys(voyageAgreementSchema.shape),
};
export type AgreementQuery = CollectionQuery<never, AgreementFilter, AgreementSort>;

/** True after `answer_by` in Pacific time, as for deadlines, even before the hourly job has run. */
export const isOverdueSql = sql<boolean>`(a.answer_by + 1)::timestamp at time zone 'America/Vancouver' <= clock_timestamp()`;

const source = sql`(select a.id, a.fiscal_year_id, a.vessel_id, a.shared_area_ids, a.earliest_start, a.latest_start,
    a.mobilization_port_id, a.demobilization_port_id, a.mobilization_days, a.operational_days, a.demobilization_days,
    a.saved_days, a.saved_transit_days, jsonb_build_object('en', a.message_en, 'fr', a.message_fr) as messages, a.answer_by,
    case when a.state = 'asked' and ${isOverdueSql} then 'lapsed' else a.state end as state, ${isOverdueSql} as is_over,
    (select jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name)
      from users u where u.id = a.asked_by) as asked_by,
    a.decided_at, a.lock_version, a.created_at, a.updated_at,
    coalesce((select p.review_level from vessel_plans p where p.vessel_id = a.vessel_id
      and p.fiscal_year_id = a.fiscal_year_id and p.scenario_id is null), 'regional') as review_level,
    (select jsonb_agg(jsonb_build_object('position', q.position, 'ship_time_request_id', q.ship_time_request_id,
        'project_title', r.project_title, 'operational_days', r.operational_days, 'user_id', r.user_id,
        'co_proponent_ids', array(select c.user_id from co_proponents c where c.ship_time_request_id = r.id),
        'proponent', jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'email', u.email),
        'answer', q.answer, 'answered_at', ${instantTextSql('q.answered_at')},
        'note', q.note) order by q.position)
      from voyage_agreement_parts q join ship_time_requests r on r.id = q.ship_time_request_id
        join users u on u.id = r.user_id where q.voyage_agreement_id = a.id) as parts
  from voyage_agreements a) a`;

/** SQL version of the domain rule `canSeeAgreement`. */
const visibleTo = (actor: Actor) =>
  mayReadPlans(actor).allowed
    ? sql`true`
    : sql`exists (select 1 from voyage_agreement_parts q where q.voyage_agreement_id = a.id and ${isOwnPart(actor)})`;

const presentPart = (actor: Actor, row: AgreementRow, part: PartRow): AgreementPart => {
  const isMine = isProponent(actor, { ...part, status_id: 2, vessel_id: null });
  const isKnown = isMine || canSeeOtherApplication(actor, row);
  const saysWhy = isMine || mayReadPlans(actor).allowed;
  return {
    position: part.position,
    is_mine: isMine,
    ship_time_request_id: isKnown ? part.ship_time_request_id : null,
    project_title: isKnown ? part.project_title : null,
    operational_days: isKnown ? part.operational_days : null,
    proponent: isKnown ? part.proponent : null,
    answer: isKnown ? part.answer : null,
    answered_at: isKnown ? part.answered_at : null,
    note: saysWhy ? part.note : null,
    can: agreementPartPermissions(actor, row, part),
  };
};

const present = (actor: Actor, row: AgreementRow): VoyageAgreement => {
  const { is_over: _over, review_level: _level, parts, ...attributes } = row;
  return {
    ...attributes,
    parts: parts.map((part) => presentPart(actor, row, part)),
    can: agreementPermissions(actor, row),
  };
};

export const listAgreements = async (db: Db, actor: Actor, query: AgreementQuery) => {
  const { rows, total } = await readPage<AgreementRow>(db, query, {
    columns: sql`a.*`,
    from: source,
    where: [visibleTo(actor), ...buildFilterConditions(query, filtersFor(actor))],
    order: [...orderBySql(query, (name) => sql.ref(`a.${name}`)), sql`a.id desc`],
  });
  return { agreements: rows.map((row) => present(actor, row)), total };
};

export const requireAgreement = async (db: Db | Tx, actor: Actor, id: number): Promise<AgreementRow> => {
  const { rows } = await sql<AgreementRow>`
    select a.* from ${source} where a.id = ${id} and ${visibleTo(actor)}`.execute(db);
  if (!rows[0]) throw notFoundRefusal();
  return rows[0];
};

export const readAgreement = async (db: Db, actor: Actor, id: number): Promise<VoyageAgreement> =>
  present(actor, await requireAgreement(db, actor, id));
