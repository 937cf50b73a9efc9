import { z } from 'zod';
import { id, nullableText, text, yesNo } from '../../shared/wire.ts';
import { applicationFields } from '../sections/form.ts';

const fieldName = z.enum(applicationFields);

/** `stale`: the application changed after the export; `closed`: the importer may not edit the application. */
export const workbookRowStates = ['changed', 'same', 'wrong', 'stale', 'closed'] as const;
export type WorkbookRowState = (typeof workbookRowStates)[number];

export const workbookRowResultSchema = z
  .object({
    row: z.int().meta({ description: 'row number in the file, counting from 1 and including the header' }),
    ship_time_request_id: id,
    project_title: nullableText,
    state: z.enum(workbookRowStates),
    changes: z
      .array(z.object({ field: fieldName, before: nullableText, after: nullableText }))
      .meta({ description: 'value of the cell, in the language of the request' }),
    problems: z.array(z.object({ field: fieldName, code: text, message: text })),
  })
  .meta({ id: 'ReadBackRow' });
export type WorkbookRowResult = z.infer<typeof workbookRowResultSchema>;

export const skippedContentKinds = ['unknown_column', 'read_only_column', 'sheet'] as const;

const notReadSchema = z
  .object({
    kind: z.enum(skippedContentKinds),
    name: text.meta({ description: 'header of the column, or name of the sheet, as in the file' }),
    rows: z
      .array(z.int())
      .meta({ description: 'numbers of the rows in which a column that is not imported was changed' }),
  })
  .meta({ id: 'NotReadBack' });
export type SkippedColumnOrSheet = z.infer<typeof notReadSchema>;

export const workbookImportTotalsSchema = z.object({
  dry_run: yesNo,
  changed: z.int().meta({ description: 'number of applications whose changes can be saved' }),
  applied: z.int(),
  not_read: z.array(notReadSchema),
});
