import { sql } from 'kysely';
import type { CompletenessContext, ProblemsBySection } from '@shiptime/domain/applications/completeness';
import { findProblemsBySection } from '@shiptime/domain/applications/completeness';
import type { ApplicationAnswers } from '@shiptime/domain/applications/schema';
import type { FiscalYear } from '@shiptime/domain/reference/fiscal-year';
import { parseSettings } from '@shiptime/domain/reference/settings';
import type { Db } from '#db/connection.ts';
import { preparedStatementMark } from '#db/pipelined-client.ts';
import type { ApplicationRow } from './application-row.ts';

export type SharedCompletenessContext = Omit<CompletenessContext, 'fiscalYear'>;

type Found = {
  [Name in keyof Omit<SharedCompletenessContext, 'settings'>]: SharedCompletenessContext[Name] | null;
} & {
  settings: { key: string; value: unknown }[] | null;
};

type Ships = Pick<ApplicationRow, 'vessel_preference_1_id' | 'vessel_preference_2_id'>;

/** Runs at each save of a draft, so it reads only the preferred vessels. */
export const loadCompletenessContext = async (
  db: Db,
  applications: readonly Ships[],
): Promise<SharedCompletenessContext> => {
  const preferred = applications
    .flatMap((ships) => [ships.vessel_preference_1_id, ships.vessel_preference_2_id])
    .filter((id) => id !== null);
  const { rows } = await sql<Found>`${preparedStatementMark} select
    (select json_agg(json_build_object('id', id, 'name', name, 'start_date', start_date, 'end_date', end_date,
      'deadline_at', deadline_at) order by start_date) from fiscal_years) as "fiscalYears",
    (select json_agg(json_build_object('id', id, 'hours', hours)) from operating_hours) as "operatingHours",
    (select json_agg(json_build_object('id', id, 'active', active, 'science_berths', science_berths,
      'helicopter_support', helicopter_support, 'endurance', endurance, 'range', range,
      'cruising_speed', cruising_speed)) from vessels where id = any(${[...new Set(preferred)]}::int[])) as vessels,
    (select json_agg(json_build_object('key', key, 'value', value)) from settings) as settings`.execute(db);
  const { fiscalYears, operatingHours, vessels, settings } = rows[0]!;
  return {
    fiscalYears: fiscalYears ?? [],
    operatingHours: operatingHours ?? [],
    vessels: vessels ?? [],
    settings: parseSettings(settings ?? []),
  };
};

const yearOf = (row: ApplicationRow, { fiscalYears }: SharedCompletenessContext): FiscalYear => {
  const year = fiscalYears.find(({ id }) => id === row.fiscal_year_id);
  if (!year) throw new Error(`fiscal year ${row.fiscal_year_id} is not there`);
  return year;
};

export const completenessContextOf = (
  row: ApplicationRow,
  surroundings: SharedCompletenessContext,
): CompletenessContext => ({
  ...surroundings,
  fiscalYear: yearOf(row, surroundings),
});

export const findApplicationProblems = (
  row: ApplicationRow,
  surroundings: SharedCompletenessContext,
): ProblemsBySection =>
  findProblemsBySection(row as ApplicationAnswers, completenessContextOf(row, surroundings));
