import { type RawBuilder, sql } from 'kysely';
import { applicationFields } from '@shiptime/domain/applications/sections/form';
import type { Language } from '@shiptime/domain/shared/text';
import { exportColumns } from './export-columns.ts';
import { type ColumnExpressionBuilder, answerNameExpression } from './named-answers.ts';

type Value = string | number | boolean | null;

export type ExportedApplicationRow = Readonly<Record<string, Value>> & {
  readonly id: number;
  readonly status: string;
  readonly status_color: string;
  readonly fiscal_year_id: string;
  readonly proponent: string;
  readonly affiliation: string | null;
  readonly co_proponents: string | null;
  readonly vessel: string | null;
};

const exported: Readonly<Record<string, ColumnExpressionBuilder>> = {
  ...Object.fromEntries(exportColumns.map(({ name, read }) => [name, read])),
  status_color: () => 's.color_hex',
};

const printed: Readonly<Record<string, ColumnExpressionBuilder>> = {
  ...Object.fromEntries(applicationFields.map((field) => [field, answerNameExpression(field)])),
  ...exported,
};

const selected = (expressions: Readonly<Record<string, ColumnExpressionBuilder>>) => {
  const inLanguage = (name: string): RawBuilder<ExportedApplicationRow> =>
    sql.raw(
      Object.entries(expressions)
        .map(([column, read]) => `${read(name)} as ${column}`)
        .join(', '),
    );
  const either = { en: inLanguage('name_en'), fr: inLanguage('name_fr') };
  return (language: Language): RawBuilder<ExportedApplicationRow> => either[language];
};

export const exportedColumnsSql = selected(exported);

export const printedColumnsSql = selected(printed);

export const exportedTablesSql: RawBuilder<unknown> = sql.raw(`ship_time_requests r
  join request_statuses s on s.id = r.status_id
  join users u on u.id = r.user_id
  left join vessels v on v.id = r.vessel_id
  left join regions g on g.id = v.region_id`);
