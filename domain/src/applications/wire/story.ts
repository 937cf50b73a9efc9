import { z } from 'zod';
import { id, instant, maybeId, maybeInstant, maybeText, text, yesNo } from '../../shared/wire.ts';
import { person } from '../../accounts/account-wire.ts';
import { correctableFields, correctionStates } from '../corrections.ts';
import { transitionActions } from '../lifecycle.ts';
import { sectionNames, type SectionName } from '../sections/sections.ts';
import { statusId } from './application.ts';

export const historyEntry = z
  .object({
    id,
    from_status_id: statusId.nullable(),
    to_status_id: statusId,
    action: z.enum(transitionActions),
    reason: maybeText,
    user: person,
    created_at: instant,
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.infer<typeof historyEntry>;

const fieldName = z.enum(correctableFields);
const answer = z.union([text, z.number(), yesNo, z.array(id)]).nullable();

export const correction = z
  .object({
    id,
    field: fieldName,
    before: answer,
    after: answer,
    state: z.enum(correctionStates),
    decided_by: person.nullable(),
    decided_at: maybeInstant,
  })
  .meta({ id: 'Correction' });
export type Correction = z.infer<typeof correction>;

export const clarification = z
  .object({
    id,
    kind: z.enum(['question', 'answer']),
    body: text,
    opened_fields: z.array(fieldName).meta({
      description: 'fields that the question opens for correction: the answer may propose new values',
    }),
    corrections: z.array(correction).meta({ description: 'corrections proposed with an answer' }),
    user: person,
    created_at: instant,
  })
  .meta({ id: 'Clarification' });
export type Clarification = z.infer<typeof clarification>;

const fieldProblem = z.object({ field: text, code: text, message: text }).meta({ id: 'FieldProblem' });

export const validation = z
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

export const presence = z
  .object({ user_id: id, name: text, section: z.enum(sectionNames).nullable() })
  .meta({ id: 'Presence' });

export const invitation = z
  .object({ id, email: text, created_at: instant, expires_at: instant })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitation>;

export const notice = z
  .object({
    id,
    kind: text,
    message: text,
    quote: maybeText,
    ship_time_request_id: maybeId,
    path: maybeText,
    created_at: instant,
    read_at: maybeInstant,
  })
  .meta({ id: 'Notice' });
export type Notice = z.infer<typeof notice>;

export const stationsImport = z
  .object({
    imported: z.int().min(0),
    dry_run: yesNo,
    warnings: z.array(z.object({ row: z.int().nullable(), column: maybeText, code: text, message: text })),
  })
  .meta({ id: 'StationsImport' });
