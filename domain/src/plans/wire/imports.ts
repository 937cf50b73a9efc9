import { z } from 'zod';
import {
  permissionFlagsSchema,
  count,
  day,
  days,
  fraction,
  id,
  nullableId,
  nullableText,
  versionAndTimestampShape,
  text,
} from '../../shared/wire.ts';
import { fieldProblemCodes } from '../../shared/field-problem.ts';
import { refusalCodes } from '../../shared/refusal-codes.ts';
import { missionImportKinds } from '../imports/mission-file.ts';

export const deliveredVoyageSchema = z
  .object({
    id,
    vessel_plan_id: id,
    vessel_id: id,
    fiscal_year_id: id,
    outside_number: nullableText.meta({
      description: 'number of the mission in the imported file',
    }),
    title: text,
    start_date: day,
    end_date: day.meta({ description: 'last day' }),
    days,
    mobilization_port_id: nullableId,
    demobilization_port_id: nullableId,
    ...versionAndTimestampShape,
    can: permissionFlagsSchema<'delete'>({ delete: true }),
  })
  .meta({ id: 'DeliveredVoyage' });
export type DeliveredVoyage = z.infer<typeof deliveredVoyageSchema>;

export const importedRowOutcomes = ['created', 'changed', 'left', 'refused'] as const;

const rowProblem = z.object({
  field: text,
  code: z.enum(fieldProblemCodes),
  message: text,
  near: z.array(text).meta({ description: 'similar names known to the portal' }),
});

export const importedRowSchema = z
  .object({
    row: count,
    outcome: z.enum(importedRowOutcomes),
    kind: z.enum(missionImportKinds).nullable(),
    vessel_id: nullableId,
    problems: z.array(rowProblem).meta({ description: 'cells that could not be read, listed by column' }),
    refusal: z
      .object({ code: z.enum(refusalCodes), message: text })
      .nullable()
      .meta({ description: 'why the row cannot be added to the plan' }),
    overlaps: z.array(text).meta({ description: 'titles of missions that occupy these days' }),
    parts: z
      .array(z.object({ fiscal_year_id: id, start_date: day, start_fraction: fraction, end_date: day, days }))
      .meta({ description: 'the row, split into one part for each fiscal year that it spans' }),
    warnings: z
      .array(text)
      .meta({ description: 'conflicts that the row would cause; present only in a dry run' }),
  })
  .meta({ id: 'ImportedRow' });
export type ImportedRow = z.infer<typeof importedRowSchema>;

export const importResultSchema = z.object({
  data: z.array(importedRowSchema),
  meta: z.object({
    dry_run: z.boolean(),
    created: count,
    changed: count,
    left: count,
    refused: count,
    removed: z.array(text).meta({ description: 'titles of missions that are no longer in the file' }),
    absent: count.meta({ description: 'missions of an earlier import that are no longer in this file' }),
    created_plans: count,
    entry_id: nullableId.meta({
      description: 'id of the import, which is needed to undo it; null in a dry run',
    }),
    missing_years: z
      .array(text)
      .meta({ description: 'fiscal years in the file that are missing from the portal' }),
  }),
});
export type MissionImportResult = z.infer<typeof importResultSchema>;
