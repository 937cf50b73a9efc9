import type { Readable } from 'node:stream';
import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import {
  type Cell,
  dayCell,
  dayFormat,
  instantFormat,
  type SheetColumn,
  workbookStream,
} from '#spreadsheet/workbook.ts';
import type { ExportedRow } from './exported-row.ts';

type Kind = 'text' | 'long_text' | 'number' | 'days' | 'money' | 'yes_no' | 'day' | 'instant';

const widths: Record<Kind, number> = {
  text: 24,
  long_text: 60,
  number: 12,
  days: 12,
  money: 16,
  yes_no: 10,
  day: 12,
  instant: 18,
};
const formats: Partial<Record<Kind, string>> = {
  days: '0.00',
  money: '#,##0.00',
  day: dayFormat,
  instant: instantFormat,
};

/** In the order of the sheet: what it is called in the catalogue, and of which kind its cells are. */
const columns: readonly (readonly [keyof ExportedRow, string, Kind])[] = [
  ['id', 'export:applications.columns.number', 'number'],
  ['status', 'export:applications.columns.status', 'text'],
  ['project_title', 'applications:fields.project_title.label', 'long_text'],
  ['fiscal_year', 'applications:fields.fiscal_year_id.label', 'text'],
  ['proponent', 'export:applications.columns.proponent', 'text'],
  ['email', 'export:applications.columns.email', 'text'],
  ['affiliation', 'export:applications.columns.affiliation', 'text'],
  ['co_proponents', 'export:applications.columns.co_proponents', 'text'],
  ['agency', 'applications:fields.agency_id.label', 'text'],
  ['responsible_manager_name', 'applications:fields.responsible_manager_name.label', 'text'],
  ['responsible_manager_email', 'applications:fields.responsible_manager_email.label', 'text'],
  ['multi_year', 'export:applications.columns.multi_year', 'yes_no'],
  ['vessel', 'export:applications.columns.vessel', 'text'],
  ['region', 'export:applications.columns.region', 'text'],
  ['vessel_preference_1', 'applications:fields.vessel_preference_1_id.label', 'text'],
  ['vessel_preference_2', 'applications:fields.vessel_preference_2_id.label', 'text'],
  [
    'vessel_preference_justification',
    'applications:fields.vessel_preference_justification.label',
    'long_text',
  ],
  ['min_science_berths', 'applications:fields.min_science_berths.label', 'number'],
  ['ideal_science_berths', 'applications:fields.ideal_science_berths.label', 'number'],
  ['helicopter_required', 'export:applications.columns.helicopter_required', 'yes_no'],
  ['equipment_requirements', 'applications:fields.equipment_requirements.label', 'long_text'],
  ['project_type', 'applications:fields.project_type_id.label', 'text'],
  ['thematic_area', 'applications:fields.thematic_area_id.label', 'text'],
  ['operational_days', 'applications:fields.operational_days.label', 'days'],
  ['operating_hours', 'applications:fields.operating_hours_id.label', 'number'],
  ['operational_window_start', 'applications:fields.operational_window_start.label', 'day'],
  ['operational_window_end', 'applications:fields.operational_window_end.label', 'day'],
  ['preferred_start_window_start', 'applications:fields.preferred_start_window_start.label', 'day'],
  ['preferred_start_window_end', 'applications:fields.preferred_start_window_end.label', 'day'],
  ['mobilization_days', 'applications:fields.mobilization_days.label', 'days'],
  ['demobilization_days', 'applications:fields.demobilization_days.label', 'days'],
  ['mobilization_port', 'applications:fields.mobilization_port_id.label', 'text'],
  ['demobilization_port', 'applications:fields.demobilization_port_id.label', 'text'],
  ['scheduling_constraints', 'applications:fields.scheduling_constraints.label', 'long_text'],
  ['project_areas', 'applications:fields.project_area_ids.label', 'text'],
  ['coastal_states', 'applications:fields.coastal_state_ids.label', 'text'],
  ['marine_protected_areas', 'applications:fields.marine_protected_area_ids.label', 'text'],
  ['stations', 'export:applications.columns.stations', 'number'],
  ['collaborators', 'export:applications.columns.collaborators', 'text'],
  ['funding', 'export:applications.columns.funding', 'text'],
  ['funding_total', 'export:applications.columns.funding_total', 'money'],
  ['executive_summary', 'applications:fields.executive_summary.label', 'long_text'],
  ['impact_statement', 'applications:fields.impact_statement.label', 'long_text'],
  ['mission_objectives', 'applications:fields.mission_objectives.label', 'long_text'],
  ['submitted_at', 'export:applications.columns.submitted_at', 'instant'],
  ['updated_at', 'export:applications.columns.updated_at', 'instant'],
];

const cellOf = (value: string | number | boolean | null, kind: Kind): Cell => {
  if (typeof value !== 'string') return value;
  if (kind === 'day') return dayCell(value);
  return kind === 'instant' ? new Date(value) : value;
};

/** The status stands in its colour. */
const cellIn = (row: ExportedRow, name: keyof ExportedRow, kind: Kind): Cell =>
  name === 'status' ? { text: row.status, color: row.status_color } : cellOf(row[name], kind);

const columnOf = (language: Language, words: string, kind: Kind): SheetColumn => ({
  header: translate(language, words),
  width: widths[kind],
  ...(formats[kind] && { format: formats[kind] }),
});

async function* cellsOf(rows: AsyncIterable<ExportedRow>): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield columns.map(([name, , kind]) => cellIn(row, name, kind));
}

/** Applications as a sheet with a header row and typed cells, written as they are read. */
export const applicationsSheet = (rows: AsyncIterable<ExportedRow>, language: Language): Readable =>
  workbookStream(
    translate(language, 'export:applications.sheet'),
    columns.map(([, words, kind]) => columnOf(language, words, kind)),
    cellsOf(rows),
  );
