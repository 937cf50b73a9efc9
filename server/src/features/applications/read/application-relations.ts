import { sql } from 'kysely';
import { personColumns } from '@shiptime/domain/accounts/account-wire';
import type { ApplicationInclude } from '@shiptime/domain/applications/application-query-options';
import { canReadSubmittedApplications } from '@shiptime/domain/applications/policy';
import { vesselParticularsSchema } from '@shiptime/domain/vessels/vessel-wire';
import type { Db } from '#db/connection.ts';
import { camelAndSnakeCaseNames, type Row } from '#http/answers/resource.ts';
import type { ApplicationRow } from '../application-row.ts';
import {
  belongsTo,
  createApplicationLookup,
  hasMany,
  coProponentsRelation,
  type ApplicationReader,
  type RelatedRow,
  type Relation,
} from './relation-loading.ts';
import { partColumns } from '../parts/parts.ts';

/** Columns that people on the same application may see (docs/contract.md 4). */
const ofPerson = personColumns.join(', ');

const stamps = 'lock_version, created_at, updated_at';
const yearColumns = `id, name, start_date, end_date, deadline_at, active, ${stamps}`;
const vesselColumns = Object.keys(vesselParticularsSchema.shape)
  .filter((column) => column !== 'name')
  .join(', ');

/** Readers of submitted applications see missions as planned; others only final ones, without notes. */
const missions: Relation = {
  key: 'id',
  resource: 'missions',
  fields: [
    'id',
    'vessel_plan_id',
    'vessel_id',
    'ship_time_request_id',
    'title',
    'number',
    'requested_berths',
    'approved_berths',
    'mobilization_days',
    'operational_days',
    'demobilization_days',
    'mobilization_port_id',
    'demobilization_port_id',
    'start_date',
    'start_fraction',
    'notes',
    'lock_version',
    'created_at',
    'updated_at',
  ],
  load: async (db, rows, { actor }) => {
    const ids = rows.map((row) => row.id);
    const found = await sql<RelatedRow>`
      select m.id, m.vessel_plan_id, p.vessel_id, m.ship_time_request_id, m.title, m.number, m.requested_berths,
        m.approved_berths, m.mobilization_days, m.operational_days, m.demobilization_days, m.mobilization_port_id,
        m.demobilization_port_id, m.start_date, m.start_fraction,
        case when ${canReadSubmittedApplications(actor)} then m.notes end as notes, m.lock_version, m.created_at, m.updated_at
      from missions m join vessel_plans p on p.id = m.vessel_plan_id and p.scenario_id is null
      where m.ship_time_request_id = any(${ids}::int[]) and (p.review_level = 'final' or ${canReadSubmittedApplications(actor)})
      order by m.ship_time_request_id, m.number`.execute(db);
    return createApplicationLookup(found.rows);
  },
};

const bilingual = { bilingual: true };

export const applicationRelations = {
  primaryProponent: belongsTo('user_id', 'users', ofPerson),
  coProponents: coProponentsRelation('co_proponent_ids', ofPerson),
  lastEditor: belongsTo('updated_by', 'users', ofPerson),
  fiscalYear: belongsTo('fiscal_year_id', 'fiscal_years', yearColumns),
  status: belongsTo(
    'status_id',
    'request_statuses',
    'id, key, name_en, name_fr, color, color_hex',
    bilingual,
  ),
  vessel: belongsTo('vessel_id', 'vessels', vesselColumns, bilingual),
  vesselPreference1: belongsTo('vessel_preference_1_id', 'vessels', vesselColumns, bilingual),
  vesselPreference2: belongsTo('vessel_preference_2_id', 'vessels', vesselColumns, bilingual),
  stations: hasMany('stations', partColumns('stations'), 'position'),
  fundingSources: hasMany('funding_sources', partColumns('funding_sources')),
  collaborators: hasMany('collaborators', partColumns('collaborators')),
  areasOfConsideration: hasMany('areas_of_consideration', partColumns('areas_of_consideration')),
  missions,
} as const satisfies Record<ApplicationInclude, Relation>;

/** Adds relations under both names (snake case and camel case); mutates the given objects. */
export const includeRelations = async <R extends Row>(
  db: Db,
  rows: readonly ApplicationRow[],
  resources: readonly R[],
  names: ReadonlySet<ApplicationInclude>,
  reader: ApplicationReader,
): Promise<R[]> => {
  if (rows.length === 0 || names.size === 0) return [...resources];
  const loaded = await Promise.all(
    [...names].map(async (name) => ({
      both: camelAndSnakeCaseNames(name),
      valueOf: await applicationRelations[name].load(db, rows, reader),
    })),
  );
  resources.forEach((resource, index) => {
    const whole = resource as Record<string, unknown>;
    for (const { both, valueOf } of loaded) {
      const value = valueOf(rows[index]!);
      for (const name of both) whole[name] = value;
    }
  });
  return [...resources];
};
