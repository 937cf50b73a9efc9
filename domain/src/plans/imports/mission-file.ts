import { z } from 'zod';
import { problem } from '../../shared/field-problem.ts';
import { fold } from '../../shared/text.ts';

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

export const importedKinds = ['planned', 'delivered'] as const;
export type ImportedKind = (typeof importedKinds)[number];

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

export const kindOfWord = (text: string): ImportedKind | null =>
  importedKinds.find((kind) => kindWords[kind].includes(fold(text.trim()))) ?? null;

export const endDayReadings = ['included', 'excluded'] as const;
export type EndDayReading = (typeof endDayReadings)[number];

export const mostImportedRows = 1000;

const cell = z.string().max(1000).nullable().default(null);

const cells = z.object({
  vessel: cell.meta({ description: 'name in either language, with or without its prefix, or the id' }),
  outside_number: cell.meta({
    description: 'the number that the row has elsewhere: a second import finds it by this',
  }),
  title: cell,
  start_date: cell.meta({ description: 'first day of mobilization, YYYY-MM-DD' }),
  end_date: cell.meta({ description: 'last day of demobilization, YYYY-MM-DD, as `end_day` reads it' }),
  days: cell.meta({ description: 'how many days the row takes; checks how the end date is read' }),
  mobilization_days: cell,
  demobilization_days: cell,
  mobilization_port: cell.meta({ description: 'name of the port in either language, or its key' }),
  demobilization_port: cell.meta({ description: 'name of the port in either language, or its key' }),
  port_call_stops: cell.meta({
    description:
      'port, day of arrival and days alongside of each call: `Halifax, 2027-06-12, 1; Sydney, 2027-06-20`',
  }),
  kind: cell.meta({
    description: 'planned or delivered, in either language; revised is planned, actual is delivered',
  }),
});

export const missionImportSchema = z.object({
  rows: z
    .array(z.object({ row: z.int().min(1), values: cells }))
    .min(1)
    .max(mostImportedRows)
    .refine((rows) => new Set(rows.map(({ row }) => row)).size === rows.length, problem('not_unique')),
  usual_kind: z
    .enum(importedKinds)
    .nullable()
    .default(null)
    .meta({ description: 'kind of the rows that do not say one; null: such rows are refused' }),
  end_day: z
    .enum(endDayReadings)
    .default('included')
    .meta({ description: 'whether the end date is the last day, or the first day after it' }),
  remove_absent: z.boolean().default(false).meta({
    description: 'takes off the plan what an earlier import brought and this file no longer has',
  }),
  dry_run: z.boolean().default(false).meta({ description: 'tells what would happen, and writes nothing' }),
});

export const textOfCells = (values: z.infer<typeof cells>): MissionCells =>
  Object.fromEntries(missionFileColumns.map((column) => [column, values[column] ?? ''])) as MissionCells;

export type MissionImport = z.infer<typeof missionImportSchema>;
