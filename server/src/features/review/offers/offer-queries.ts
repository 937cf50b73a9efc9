import { sql } from 'kysely';
import { offerQueryOptions } from '@shiptime/domain/applications/application-query-options';
import { type TransferOffer, transferOfferSchema } from '@shiptime/domain/applications/wire/offers';
import { checkOfferActions, type OfferFacts, offerStates } from '@shiptime/domain/applications/reassignment';
import { type Actor, hasRole } from '@shiptime/domain/shared/actor';
import { toPermissionFlags } from '@shiptime/domain/shared/permission-decision';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db, Tx } from '#db/connection.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import {
  buildFilterConditions,
  dayFilter,
  type Filter,
  idFilter,
  exactTextFilter,
} from '#http/query/filters.ts';
import { readPage, orderBySql } from '#http/query/read-page.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { describeRefusals } from '#http/refusals.ts';
import { findAffectedPlansOfApplications } from '../affected-plans.ts';

export type OfferRow = Omit<TransferOffer, 'can' | 'refusals'> & { readonly is_in_service: boolean };

type OfferFilter = (typeof offerQueryOptions.filters)[number];
type OfferSort = (typeof offerQueryOptions.sorts)[number];

const filters: Record<OfferFilter, Filter> = {
  id: idFilter('o.id'),
  state: exactTextFilter('o.state', offerStates),
  ship_time_request_id: idFilter('o.ship_time_request_id'),
  from_vessel_id: idFilter('o.from_vessel_id'),
  to_vessel_id: idFilter('o.to_vessel_id'),
  fiscal_year_id: idFilter('r.fiscal_year_id'),
  created_at: dayFilter('o.created_at'),
};
export const offerCollection = {
  ...offerQueryOptions,
  fields: Object.keys(transferOfferSchema.shape),
};
export type OfferQuery = CollectionQuery<never, OfferFilter, OfferSort>;

const personOf = (column: 'offered_by' | 'decided_by') =>
  sql`(select jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name)
    from users u where u.id = ${sql.ref(`o.${column}`)})`;

const columns = sql`o.id, o.ship_time_request_id, r.project_title, r.fiscal_year_id, o.from_vessel_id, o.to_vessel_id,
  o.reason, o.start_date, o.start_fraction, o.state, o.answer, o.decided_at, o.lock_version, o.created_at, o.updated_at,
  (select v.active from vessels v where v.id = o.to_vessel_id) as is_in_service,
  ${personOf('offered_by')} as offered_by, ${personOf('decided_by')} as decided_by,
  (select coalesce(sum(m.mobilization_days + m.operational_days + m.demobilization_days), 0) from missions m
    join vessel_plans p on p.id = m.vessel_plan_id and p.scenario_id is null
    where m.ship_time_request_id = r.id) as days,
  (select min(m.start_date) from missions m
    join vessel_plans p on p.id = m.vessel_plan_id and p.scenario_id is null
    where m.ship_time_request_id = r.id) as planned_start_date`;
const source = sql`transfer_offers o join ship_time_requests r on r.id = o.ship_time_request_id`;

/** SQL version of the domain rule `canSeeOffer`. */
const visibleTo = (actor: Actor) => {
  if (hasRole(actor, 'administrator', 'national_science_representative')) return sql`true`;
  if (!hasRole(actor, 'regional_vessel_coordinator')) return sql`false`;
  const mine = sql`any(${[...actor.vesselIds]}::int[])`;
  return sql`(o.from_vessel_id = ${mine} or o.to_vessel_id = ${mine})`;
};

const factsOfEach = async (db: Db, rows: readonly OfferRow[]): Promise<OfferFacts[]> => {
  const ways = await findAffectedPlansOfApplications(
    db,
    rows.map(({ ship_time_request_id, fiscal_year_id, to_vessel_id }) => ({
      id: ship_time_request_id,
      fiscal_year_id,
      to_vessel_id,
    })),
  );
  return rows.map((row, index) => ({ ...row, ...ways[index]! }));
};

export const loadOfferFacts = async (db: Db, row: OfferRow): Promise<OfferFacts> =>
  (await factsOfEach(db, [row]))[0]!;

type Reader = { readonly actor: Actor; readonly language: Language };

const present = async (
  db: Db,
  { actor, language }: Reader,
  rows: readonly OfferRow[],
): Promise<TransferOffer[]> => {
  const facts = await factsOfEach(db, rows);
  return rows.map(({ is_in_service: _service, ...row }, index) => {
    const decisions = checkOfferActions(actor, facts[index]!);
    return {
      ...row,

      can: toPermissionFlags(decisions),
      refusals: describeRefusals(decisions, language),
    };
  });
};

export const listOffers = async (db: Db, reader: Reader, query: OfferQuery) => {
  const { rows, total } = await readPage<OfferRow>(db, query, {
    columns,
    from: source,
    where: [visibleTo(reader.actor), ...buildFilterConditions(query, filters)],
    order: [...orderBySql(query, (name) => sql.ref(`o.${name}`)), sql`o.id desc`],
  });
  return { offers: await present(db, reader, rows), total };
};

export const requireOffer = async (db: Db | Tx, actor: Actor, offerId: number): Promise<OfferRow> => {
  const { rows } = await sql<OfferRow>`
    select ${columns} from ${source} where o.id = ${offerId} and ${visibleTo(actor)}`.execute(db);
  if (!rows[0]) throw notFoundRefusal();
  return rows[0];
};

export const readOffer = async (db: Db, reader: Reader, offerId: number): Promise<TransferOffer> =>
  (await present(db, reader, [await requireOffer(db, reader.actor, offerId)]))[0]!;
