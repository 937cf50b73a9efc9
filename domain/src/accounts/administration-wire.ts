import { z } from 'zod';
import { yearRowSchema } from '../reference/reference-wire.ts';
import { languages } from '../shared/text.ts';
import {
  count,
  id,
  instant,
  nullableId,
  nullableInstant,
  nullableText,
  text,
  yesNo,
} from '../shared/wire.ts';
import { mailStates } from './mail-states.ts';

const state = z.record(text, z.unknown()).nullable();

export const auditEntrySchema = z
  .object({
    id,
    created_at: instant,
    actor_id: nullableId,
    actor: nullableText.meta({
      description:
        'name of the person who acted; null for the command line (`address` is also null) and for visitors who are not signed in (`address` is set)',
    }),
    action: text.meta({
      description: 'name of the action: a subject and a past participle, such as `vessels.updated`',
    }),
    subject_type: text.meta({ description: 'name of the database table' }),
    subject_id: z.int().nullable(),
    before: state.meta({ description: 'attributes that changed, with their earlier values' }),
    after: state,
    reason: nullableText,
    address: nullableText.meta({ description: 'shortened network address' }),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const written = { id, kind: text, to: text, language: z.enum(languages), subject: text };

export const outboxMailSchema = z
  .object({
    ...written,
    user_id: nullableId,
    state: z.enum(mailStates),
    attempts: count,
    last_error: nullableText,
    created_at: instant,
    sent_at: nullableInstant,
    next_attempt_at: nullableInstant,
    can_resend: yesNo.meta({
      description: 'false once the one-time link in the e-mail has been sent and deleted',
    }),
  })
  .meta({ id: 'OutboxMail' });
export type OutboxMail = z.infer<typeof outboxMailSchema>;

export const mailboxMailSchema = z
  .object({
    ...written,
    text,
    html: text,
    files: z
      .array(z.object({ name: text, size: count.meta({ description: 'number of bytes' }) }))
      .meta({ description: 'what is attached, in order; empty: nothing' }),
    created_at: instant,
    sent_at: nullableInstant,
  })
  .meta({ id: 'Mail' });
export type Mail = z.infer<typeof mailboxMailSchema>;

const bilingualName = z.object({ name_en: text, name_fr: text });

export const portalInfoSchema = z
  .object({
    version: text,
    demo: yesNo,
    demo_accounts: z
      .array(z.object({ email: text, password: text, name: text, monogram: text, user_type_id: id }))
      .optional(),
    operator: bilingualName.nullable().meta({ description: 'organization that runs this portal, if known' }),
    support_contact: text
      .nullable()
      .meta({ description: 'contact for questions, as a mailto: or https:// address' }),
    federation: bilingualName.nullable().meta({ description: 'sign-in service other than the portal’s own' }),
    government_email_domains: z
      .array(text)
      .meta({ description: 'domains whose verified e-mail addresses make an account a proponent' }),
    results_month: z.int().min(1).max(12).meta({ description: 'month in which results are announced' }),
    session_idle_minutes: z.int(),
    open_schedule: yesNo.meta({ description: 'true if published schedules are open to everybody' }),
    embeddable: yesNo.meta({ description: 'true if some sites may embed the open schedule' }),
    api_docs: yesNo.meta({ description: 'true if /docs and /openapi.json are available' }),
    open_fiscal_year: yearRowSchema
      .nullable()
      .meta({ description: 'fiscal year that is open for applications; null if there is none' }),
  })
  .meta({ id: 'Portal' });
export type PortalInfo = z.infer<typeof portalInfoSchema>;
