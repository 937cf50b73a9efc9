import { z } from 'zod';
import { problemParams } from '../../shared/field-problem.ts';
import { foldText } from '../../shared/text.ts';

export const missionFileColumns = [
  'vessel',
  'outside_number',
  'title',
  'start_date',
  'end_date',
  'days',
  'mobilization_days',
  'demobilization_days',
  'mobilization_port',
  'demobilization_port',
  'port_call_stops',
  'kind',
] as const;
export type MissionFileColumn = (typeof missionFileColumns)[number];
export type MissionCells = Readonly<Record<MissionFileColumn, string>>;

export const missionImportKinds = ['planned', 'delivered'] as const;
export type ImportedKind = (typeof missionImportKinds)[number];

const kindWords: Readonly<Record<ImportedKind, readonly string[]>> = {
  planned: [
    'planned',
    'plan',
    'revised',
    'scheduled',
    'prevu',
    'prevue',
    'planifie',
    'planifiee',
    'revise',
    'revisee',
  ],
  delivered: [
    'delivered',
    'actual',
    'done',
    'realise',
    'realisee',
    'reel',
    'reelle',
    'livre',
    'livree',
    'effectue',
    'effectuee',
  ],
};

export const parseImportedKind = (text: string): ImportedKind | null =>
  missionImportKinds.find((kind) => kindWords[kind].includes(foldText(text.trim()))) ?? null;

export const endDayInterpretations = ['included', 'excluded'] as const;
export type EndDayInterpretation = (typeof endDayInterpretations)[number];

export const maximumImportedRows = 1000;

const cell = z.string().max(1000).nullable().default(null);

const cells = z.object({
  vessel: cell.meta({
    description: 'name of the vessel in English or French, with or without CCGS/NGCC, or its id',
  }),
  outside_number: cell.meta({
    description:
      'number of the row in its source system; a later import uses this number to recognize the row',
  }),
  title: cell,
  start_date: cell.meta({ description: 'first day of mobilization, as YYYY-MM-DD' }),
  end_date: cell.meta({
    description: 'last day of demobilization (YYYY-MM-DD), or the day after it: see `end_day`',
  }),
  days: cell.meta({ description: 'days of the row; used to check how the end date is read' }),
  mobilization_days: cell,
  demobilization_days: cell,
  mobilization_port: cell.meta({ description: 'name of the port in English or French, or its key' }),
  demobilization_port: cell.meta({ description: 'name of the port in English or French, or its key' }),
  port_call_stops: cell.meta({
    description:
      'port, day of arrival and days alongside for each call: `Halifax, 2027-06-12, 1; Sydney, 2027-06-20`',
  }),
  kind: cell.meta({
    description:
      '“planned” or “delivered”, in English or French; “revised” counts as planned, and “actual” as delivered',
  }),
});

export const missionImportSchema = z.object({
  rows: z
    .array(z.object({ row: z.int().min(1), values: cells }))
    .min(1)
    .max(maximumImportedRows)
    .refine((rows) => new Set(rows.map(({ row }) => row)).size === rows.length, problemParams('not_unique')),
  usual_kind: z
    .enum(missionImportKinds)
    .nullable()
    .default(null)
    .meta({ description: 'kind to assume for rows that do not state one; null to refuse these rows' }),
  end_day: z
    .enum(endDayInterpretations)
    .default('included')
    .meta({ description: 'whether the end date is the last day of the voyage or the first day after it' }),
  remove_absent: z.boolean().default(false).meta({
    description: 'set to true to remove missions of an earlier import that are no longer in the file',
  }),
  dry_run: z
    .boolean()
    .default(false)
    .meta({ description: 'set to true to see what would happen, without saving anything' }),
});

export const fillMissingCells = (values: z.infer<typeof cells>): MissionCells =>
  Object.fromEntries(missionFileColumns.map((column) => [column, values[column] ?? ''])) as MissionCells;

export type MissionImport = z.infer<typeof missionImportSchema>;
