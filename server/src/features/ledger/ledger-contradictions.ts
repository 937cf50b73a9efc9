import type { ExportLine } from '@shiptime/client/verify-ledger';
import { type RawBuilder, sql } from 'kysely';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { languages } from '@shiptime/domain/shared/text';
import type { Tx } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import type { LedgerTable } from './ledger-shapes.ts';

const yearOfPlan = sql`pg_catalog.jsonb_build_object('name', y.name, 'start_date', y.start_date, 'end_date', y.end_date)`;

const isNotExactlyOneMatch = sql`is distinct from '{t}'::boolean[]`;

const statusNames = JSON.stringify(
  Object.entries(statuses).map(([key, id]) => [
    id,
    key,
    ...languages.map((language) => translate(language, `applications:statuses.${key}`)),
  ]),
);

type Contradiction = { readonly detail: string; readonly rows: RawBuilder<unknown> };

const queries: Partial<Record<LedgerTable | 'request_statuses', Contradiction>> = {
  request_statuses: {
    detail: 'the status has another name than the portal gave it',
    rows: sql`select s.id from public.request_statuses s where not ${statusNames}::jsonb @>
      pg_catalog.jsonb_build_array(pg_catalog.jsonb_build_array(s.id, s.key, s.name_en, s.name_fr))`,
  },
  fleet_plan_versions: {
    detail: 'the schedule stands under another fiscal year than the version says',
    rows: sql`select v.id from public.fleet_plan_versions v where (
      select pg_catalog.array_agg(f.id = v.fleet_plan_id and v.snapshot @> pg_catalog.jsonb_build_object(
        'fiscal_year_id', f.fiscal_year_id, 'fiscal_year', ${yearOfPlan}))
      from public.fleet_plans f join public.fiscal_years y on y.id = f.fiscal_year_id
      where f.id = v.fleet_plan_id
        or v.snapshot @> pg_catalog.jsonb_build_object('fiscal_year_id', f.fiscal_year_id)) ${isNotExactlyOneMatch}`,
  },
  vessel_plan_versions: {
    detail: 'the plan stands under another vessel or fiscal year than the version says',
    rows: sql`select v.id from public.vessel_plan_versions v where (
      select pg_catalog.array_agg(v.snapshot @> pg_catalog.jsonb_build_object(
        'vessel_plan_id', p.id, 'vessel_id', s.id, 'fiscal_year_id', p.fiscal_year_id,
        'names', pg_catalog.jsonb_build_object('fiscal_year', ${yearOfPlan})))
      from public.vessel_plans p join public.fiscal_years y on y.id = p.fiscal_year_id
        join public.vessels s on s.id = p.vessel_id
      where p.id = v.vessel_plan_id) ${isNotExactlyOneMatch}`,
  },
  vessel_plan_history: {
    detail: 'the plan is at another level than its last step says',
    rows: sql`select h.id from (select distinct on (vessel_plan_id) * from public.vessel_plan_history
        order by vessel_plan_id, id desc) h
      where (select pg_catalog.array_agg(p.review_level = h.to_level) from public.vessel_plans p
        where p.id = h.vessel_plan_id) ${isNotExactlyOneMatch}`,
  },
  ship_time_request_history: {
    detail: 'the application has another status than its last step says',
    rows: sql`select h.id from (select distinct on (ship_time_request_id) * from public.ship_time_request_history
        order by ship_time_request_id, id desc) h
      where (select pg_catalog.array_agg(r.status_id = h.to_status_id) from public.ship_time_requests r
        where r.id = h.ship_time_request_id) ${isNotExactlyOneMatch}`,
  },
};

export async function* streamContradictionLines(
  tx: Tx,
  tables: readonly LedgerTable[],
): AsyncGenerator<ExportLine> {
  for (const source of ['request_statuses', ...tables] as const) {
    const query = queries[source];
    if (!query) continue;
    const { rows } = await sql<{ source_id: number; position: number | null }>`
      select c.id::bigint as source_id, l.position from (${query.rows}) c left join public.ledger l
        on l.source = ${source} and l.source_id = c.id and l.format = 2 order by c.id`.execute(tx);
    for (const row of rows) yield { kind: 'contradiction', source, ...row, detail: query.detail };
  }
}
