import { z } from 'zod';
import { id, instant, nullableId, nullableInstant, nullableText, text, yesNo } from '../../shared/wire.ts';
import { personSchema } from '../../accounts/account-wire.ts';
import { correctableFields, correctionStates } from '../corrections.ts';
import { transitionActions } from '../lifecycle.ts';
import { sectionNames, type SectionName } from '../sections/sections.ts';
import { statusIdSchema } from './application.ts';

export const historyEntrySchema = z
  .object({
    id,
    from_status_id: statusIdSchema.nullable(),
    to_status_id: statusIdSchema,
    action: z.enum(transitionActions),
    reason: nullableText,
    user: personSchema,
    created_at: instant,
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

const fieldName = z.enum(correctableFields);
const answer = z.union([text, z.number(), yesNo, z.array(id)]).nullable();

export const correctionSchema = z
  .object({
    id,
    field: fieldName,
    before: answer,
    after: answer,
    state: z.enum(correctionStates),
    decided_by: personSchema.nullable(),
    decided_at: nullableInstant,
  })
  .meta({ id: 'Correction' });
export type Correction = z.infer<typeof correctionSchema>;

export const clarificationSchema = z
  .object({
    id,
    kind: z.enum(['question', 'answer']),
    body: text,
    opened_fields: z.array(fieldName).meta({
      description: 'fields that the question opens for correction: the answer may propose new values',
    }),
    corrections: z.array(correctionSchema).meta({ description: 'corrections proposed with an answer' }),
    user: personSchema,
    created_at: instant,
  })
  .meta({ id: 'Clarification' });
export type Clarification = z.infer<typeof clarificationSchema>;

const fieldProblem = z.object({ field: text, code: text, message: text }).meta({ id: 'FieldProblem' });

export const applicationValidationSchema = z
  .object({
    complete: yesNo,
    sections: z.object(
      Object.fromEntries(sectionNames.map((name) => [name, z.array(fieldProblem)])) as Record<
        SectionName,
        z.ZodArray<typeof fieldProblem>
      >,
    ),
  })
  .meta({ id: 'Validation' });

export const presenceSchema = z
  .object({ user_id: id, name: text, section: z.enum(sectionNames).nullable() })
  .meta({ id: 'Presence' });

export const invitationSchema = z
  .object({ id, email: text, created_at: instant, expires_at: instant })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitationSchema>;

export const noticeSchema = z
  .object({
    id,
    kind: text,
    message: text,
    quote: nullableText,
    ship_time_request_id: nullableId,
    path: nullableText,
    created_at: instant,
    read_at: nullableInstant,
  })
  .meta({ id: 'Notice' });
export type Notice = z.infer<typeof noticeSchema>;

export const stationsImportSchema = z
  .object({
    imported: z.int().min(0),
    operations: z
      .int()
      .min(0)
      .meta({ description: 'number of operations at the imported stations, including repeats' }),
    dry_run: yesNo,
    warnings: z.array(z.object({ row: z.int().nullable(), column: nullableText, code: text, message: text })),
  })
  .meta({ id: 'StationsImport' });
