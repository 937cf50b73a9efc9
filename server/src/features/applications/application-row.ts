import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { ApplicationAnswers } from '@shiptime/domain/applications/schema';
import type { ApplicationPlanFacts } from '@shiptime/domain/applications/decisions';
import {
  plannedStatuses,
  type StatusId,
  statusIdsOf,
  undecidedStatuses,
} from '@shiptime/domain/applications/lifecycle';
import { applicationFields, type ChoicesFieldName } from '@shiptime/domain/applications/sections/form';
import { type SectionName } from '@shiptime/domain/applications/sections/sections';
import type { ShipTimeRequests } from '#db/tables.generated.ts';
import { choiceLists, isChoicesField, choicesFieldNames } from './choice-lists.ts';

type Parts = Pick<
  ApplicationAnswers,
  'stations' | 'areas_of_consideration' | 'collaborators' | 'funding_sources'
>;

export type ApplicationRow = Selectable<Omit<ShipTimeRequests, 'status_id'>> & {
  readonly status_id: StatusId;
} & ApplicationPlanFacts & { readonly [L in ChoicesFieldName]: number[] } & {
    readonly co_proponent_ids: number[];
    readonly section_versions: Partial<Record<SectionName, number>> | null;
    readonly deadline_at: Instant;
    /** Arrival time of the request if known, else the database's current time. */
    readonly asked_at: Instant;
  } & { readonly [P in keyof Parts]: Parts[P] | null };

export const deadlineTimesOf = ({
  asked_at,
  deadline_at,
}: Pick<ApplicationRow, 'asked_at' | 'deadline_at'>) => ({
  now: asked_at,
  deadline_at,
});

const circumstances = [
  'id',
  'user_id',
  'status_id',
  'submitted_at',
  'vessel_id',
  'copied_from_id',
  'withdrawal_asked_at',
  'withdrawal_reason',
  'lock_version',
  'updated_by',
  'created_at',
  'updated_at',
] as const;

const listExpression = (field: ChoicesFieldName): string => {
  const { table, column, ...list } = choiceLists[field];
  const only = 'relation' in list ? ` and c.relation = '${list.relation}'` : '';
  return `array(select c.${column} from ${table} c where c.ship_time_request_id = r.id${only} order by 1)`;
};

/** Reads part rows for drafts only, because a submitted application is complete. */
const partExpression = (table: keyof Parts, columns: readonly string[], order = 'id'): string => {
  const object = columns.map((column) => `'${column}', p.${column}`).join(', ');
  return `case when r.status_id = 1 then (select coalesce(jsonb_agg(jsonb_build_object(${object}) order by p.${order}), '[]')
    from ${table} p where p.ship_time_request_id = r.id) end`;
};

const expressions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...circumstances, ...applicationFields.filter((field) => !isChoicesField(field))].map((c) => [
      c,
      `r.${c}`,
    ]),
  ),
  ...Object.fromEntries(choicesFieldNames.map((field) => [field, listExpression(field)])),
  co_proponent_ids:
    'array(select c.user_id from co_proponents c where c.ship_time_request_id = r.id order by c.slot)',
  has_lost_its_dates: `r.status_id = 6 and coalesce((
    select bool_and(m.start_date is null) from missions m join vessel_plans p on p.id = m.vessel_plan_id
    where m.ship_time_request_id = r.id and p.scenario_id is null), false)`,
  plans: `case when r.status_id in (${statusIdsOf(plannedStatuses).join()}) then (
    select coalesce(jsonb_agg(jsonb_build_object('vessel_id', p.vessel_id, 'review_level', p.review_level) order by p.id), '[]')
    from vessel_plans p where p.scenario_id is null and p.id in (
      select m.vessel_plan_id from missions m where m.ship_time_request_id = r.id)) else '[]' end`,
  plan_level: `case when r.status_id in (${statusIdsOf(undecidedStatuses).join()}) then coalesce((
    select p.review_level from vessel_plans p where p.vessel_id = r.vessel_id
      and p.fiscal_year_id = r.fiscal_year_id and p.scenario_id is null), 'regional') else 'regional' end`,
  section_versions: `(select jsonb_object_agg(s.section, s.lock_version) from ship_time_request_sections s
    where s.ship_time_request_id = r.id)`,
  deadline_at: 'y.deadline_at',
  asked_at: 'public.received_at()',
  stations: partExpression('stations', ['name', 'type', 'latitude', 'longitude', 'position'], 'position'),
  areas_of_consideration: partExpression('areas_of_consideration', ['name', 'info_url']),
  collaborators: partExpression('collaborators', ['organization', 'primary_contact', 'contribution', 'ror']),
  funding_sources: partExpression('funding_sources', [
    'organization',
    'amount',
    'status',
    'grant_number',
    'ror',
  ]),
};

const factColumns = [
  'id',
  'user_id',
  'status_id',
  'vessel_id',
  'co_proponent_ids',
  'has_lost_its_dates',
  'plans',
  'plan_level',
  'deadline_at',
  'asked_at',
];

export const storedAttributes = [...circumstances, ...applicationFields, 'co_proponent_ids'] as const;
export type StoredAttribute = (typeof storedAttributes)[number];
export const attributeNames = [...storedAttributes, 'left_out_of_plan', 'sections', 'can'] as const;

const columnsFor = (fields: ReadonlySet<string> | null): string[] => {
  const all = Object.keys(expressions);
  if (fields === null || fields.has('sections') || fields.has('can')) return all;
  const wanted = new Set([...factColumns, ...fields]);
  return all.filter((column) => wanted.has(column));
};

/** Requires `from ship_time_requests r join fiscal_years y` in the query. Contains no client input. */
export const applicationColumnsSql = (
  fields: ReadonlySet<string> | null = null,
): RawBuilder<ApplicationRow> =>
  sql.raw(
    columnsFor(fields)
      .map((column) => `${expressions[column]} as ${column}`)
      .join(', '),
  );

export const applicationTablesSql: RawBuilder<unknown> = sql.raw(
  'ship_time_requests r join fiscal_years y on y.id = r.fiscal_year_id',
);
