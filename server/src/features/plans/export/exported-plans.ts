import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import { requireYearName } from '#features/reference/year-name.ts';
import { requirePlan, listPlans, type PlanRow } from '../plan-queries.ts';
import { snapshotCurrentPlan } from '../versions/take-version.ts';

type Named = (language: Language) => { readonly file: string; readonly title: string };

export type ExportedPlans = {
  readonly named: Named;
  readonly plans: AsyncIterable<PlanSnapshot>;
  readonly planIds: readonly number[];
};

const namedBy =
  (what: string, params: Readonly<Record<string, unknown>>): Named =>
  (language) => ({
    file: translate(language, `export:files.${what}`, params),
    title: translate(language, `export:titles.${what}`, params),
  });

async function* snapshotsOf(db: Db, plans: readonly PlanRow[]): AsyncGenerator<PlanSnapshot> {
  for (const plan of plans) yield await snapshotCurrentPlan(db, plan);
}

export const loadPlansOfYearForExport = async (
  db: Db,
  fiscalYearId: number,
  language: Language,
): Promise<ExportedPlans> => {
  const year = await requireYearName(db, fiscalYearId);
  const { rows } = await listPlans(
    db,
    {
      filters: new Map([['fiscal_year_id', { values: [String(fiscalYearId)], range: {} }]]),
      sorts: [{ name: 'vessel', descending: false }],
      includes: new Set(),
      appends: new Set(),
      fields: null,
      page: null,
    },
    language,
  );
  return {
    named: namedBy('plans_of_year', { year }),
    plans: snapshotsOf(db, rows),
    planIds: rows.map(({ id }) => id),
  };
};

export const loadPlanForExport = async (db: Db, id: number): Promise<ExportedPlans> => {
  const plan = await requirePlan(db, id);
  const { year, key, ...names } = await db
    .selectFrom('fiscal_years as y')
    .innerJoin('vessels as v', (join) => join.on('v.id', '=', plan.vessel_id))
    .select(['y.name as year', 'v.key', 'v.name_en', 'v.name_fr'])
    .where('y.id', '=', plan.fiscal_year_id)
    .executeTakeFirstOrThrow();
  return {
    named: (language) => namedBy('plan', { year, key, vessel: names[`name_${language}`] })(language),
    plans: snapshotsOf(db, [plan]),
    planIds: [id],
  };
};

async function* publishedIn(fleet: FleetSnapshot): AsyncGenerator<PlanSnapshot> {
  for (const { snapshot } of fleet.plans) yield snapshot;
}

export const toExportedSchedule = (fleet: FleetSnapshot, number: number): ExportedPlans => ({
  named: namedBy('schedules', { year: fleet.fiscal_year.name, number }),
  plans: publishedIn(fleet),
  planIds: [],
});

export const collectPlanSnapshots = async (plans: AsyncIterable<PlanSnapshot>): Promise<PlanSnapshot[]> => {
  const found: PlanSnapshot[] = [];
  for await (const plan of plans) found.push(plan);
  return found;
};
