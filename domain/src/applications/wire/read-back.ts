import { z } from 'zod';
import { id, maybeText, text, yesNo } from '../../shared/wire.ts';
import { applicationFields } from '../sections/form.ts';

const fieldName = z.enum(applicationFields);

/** `stale`: the application changed after the export; `closed`: the importer may not edit the application. */
export const readBackStates = ['changed', 'same', 'wrong', 'stale', 'closed'] as const;
export type ReadBackState = (typeof readBackStates)[number];

export const readBackRowSchema = z
  .object({
    row: z.int().meta({ description: 'row number in the file, counting from 1 and including the header' }),
    ship_time_request_id: id,
    project_title: maybeText,
    state: z.enum(readBackStates),
    changes: z
      .array(z.object({ field: fieldName, before: maybeText, after: maybeText }))
      .meta({ description: 'value of the cell, in the language of the request' }),
    problems: z.array(z.object({ field: fieldName, code: text, message: text })),
  })
  .meta({ id: 'ReadBackRow' });
export type ReadBackRow = z.infer<typeof readBackRowSchema>;

export const skippedCellKinds = ['unknown_column', 'read_only_column', 'sheet'] as const;

const notReadSchema = z
  .object({
    kind: z.enum(skippedCellKinds),
    name: text.meta({ description: 'header of the column, or name of the sheet, as in the file' }),
    rows: z
      .array(z.int())
      .meta({ description: 'numbers of the rows in which a column that is not imported was changed' }),
  })
  .meta({ id: 'NotReadBack' });
export type SkippedCell = z.infer<typeof notReadSchema>;

export const readBackTotalsSchema = z.object({
  dry_run: yesNo,
  changed: z.int().meta({ description: 'number of applications whose changes can be saved' }),
  applied: z.int(),
  not_read: z.array(notReadSchema),
});
