import { type ApplicationField, fieldByName } from '@shiptime/domain/applications/sections/form';
import type { FieldKind } from '@shiptime/domain/applications/sections/field';
import { fieldNamesOf, type SectionName } from '@shiptime/domain/applications/sections/sections';
import type { CellKind, DescribedColumn } from './described-column.ts';
import { type ColumnExpressionBuilder, answerNameExpression } from './named-answers.ts';

export type ExportColumn = DescribedColumn & {
  readonly read: ColumnExpressionBuilder;
};

const cellKinds: Readonly<Record<FieldKind, CellKind>> = {
  line: 'text',
  email: 'text',
  text: 'long_text',
  choice: 'text',
  choices: 'text',
  yes_no: 'yes_no',
  statement: 'yes_no',
  day: 'day',
  days: 'days',
  people: 'number',
  amount: 'number',
};

const unlike: Readonly<Partial<Record<ApplicationField, Partial<ExportColumn>>>> = {
  project_title: { kind: 'title' },
  fiscal_year_id: { width: 12 },
  multi_year: { words: 'export:applications.columns.multi_year' },
  helicopter_required: { words: 'export:applications.columns.helicopter_required' },
  operating_hours_id: { kind: 'number', unit: 'hours_a_day' },
};

const unitOf = (kind: FieldKind) => (kind === 'people' || kind === 'days' ? kind : undefined);

const answer = (field: ApplicationField): ExportColumn => {
  const { kind, list, max } = fieldByName(field);
  const unit = unitOf(kind);
  return {
    name: field,
    words: `applications:fields.${field}.label`,
    meaning: `applications:fields.${field}.hint`,
    kind: cellKinds[kind],
    read: answerNameExpression(field),
    ...(unit && { unit }),
    ...(list && { choice: { list, several: kind === 'choices' } }),
    ...(max && { max }),
    ...unlike[field],
  };
};

const first: readonly ApplicationField[] = ['project_title', 'fiscal_year_id'];
const last: readonly ApplicationField[] = ['executive_summary', 'impact_statement', 'mission_objectives'];

const answersOf = (section: SectionName): ExportColumn[] =>
  fieldNamesOf(section)
    .filter((field) => fieldByName(field).exported && !first.includes(field) && !last.includes(field))
    .map(answer);

const column = (
  name: string,
  kind: CellKind,
  read: ColumnExpressionBuilder | string,
  more: Partial<ExportColumn> = {},
): ExportColumn => ({
  name,
  words: `export:applications.columns.${name}`,
  meaning: `export:applications.meanings.${name}`,
  kind,
  read: typeof read === 'string' ? () => read : read,
  ...more,
});

export const applicationNumberKey = 'export:applications.columns.number';

export const exportColumns: readonly ExportColumn[] = [
  column('id', 'reference', 'r.id', { words: applicationNumberKey }),
  column('status', 'text', (name) => `s.${name}`, {
    width: 16,
    choice: { list: 'request_statuses', several: false },
  }),
  ...first.map(answer),
  column('proponent', 'text', `u.first_name || ' ' || u.last_name`),
  column('email', 'text', 'u.email'),
  column('affiliation', 'text', 'u.affiliation'),
  column(
    'co_proponents',
    'text',
    `(select string_agg(p.first_name || ' ' || p.last_name, '; ' order by c.slot) from co_proponents c
      join users p on p.id = c.user_id where c.ship_time_request_id = r.id)`,
  ),
  ...answersOf('general_information'),
  column('vessel', 'text', (name) => `v.${name}`, { choice: { list: 'vessels', several: false } }),
  column(
    'voyage_numbers',
    'text',
    `(select string_agg(n.voyage_number, '; ' order by n.voyage_number) from voyage_numbers n
      join missions m on m.id = n.mission_id where m.ship_time_request_id = r.id)`,
  ),
  column('region', 'text', (name) => `g.${name}`, { choice: { list: 'regions', several: false } }),
  ...answersOf('requirements'),
  ...answersOf('project_description'),
  ...answersOf('scheduling'),
  ...answersOf('area_of_operations'),
  column('stations', 'number', '(select count(*) from stations c where c.ship_time_request_id = r.id)::int'),
  ...answersOf('collaborations'),
  column(
    'collaborators',
    'text',
    `(select string_agg(c.organization, '; ' order by c.id) from collaborators c
      where c.ship_time_request_id = r.id)`,
  ),
  ...answersOf('funding'),
  column(
    'funding',
    'text',
    `(select string_agg(c.organization, '; ' order by c.id) from funding_sources c
      where c.ship_time_request_id = r.id)`,
  ),
  column(
    'funding_total',
    'money',
    '(select sum(c.amount) from funding_sources c where c.ship_time_request_id = r.id)',
    { unit: 'dollars' },
  ),
  ...last.map(answer),
  column('submitted_at', 'instant', 'r.submitted_at', { unit: 'utc' }),
  column('updated_at', 'instant', 'r.updated_at', { unit: 'utc' }),
  column('lock_version', 'number', 'r.lock_version'),
];
