import { z } from 'zod';
import { fiscalYear } from '../reference/reference-wire.ts';
import { languages } from '../shared/text.ts';
import { count, id, instant, maybeId, maybeInstant, maybeText, text, yesNo } from '../shared/wire.ts';
import { mailStates } from './mail-states.ts';

const state = z.record(text, z.unknown()).nullable();

export const auditEntry = z
  .object({
    id,
    created_at: instant,
    actor_id: maybeId,
    actor: maybeText.meta({
      description:
        'null: from the command line of the server, or with an address somebody who was not signed in',
    }),
    action: text.meta({ description: 'subject and past participle: `vessels.updated`' }),
    subject_type: text.meta({ description: 'the table' }),
    subject_id: z.int().nullable(),
    before: state.meta({ description: 'what differed' }),
    after: state,
    reason: maybeText,
    address: maybeText.meta({ description: 'shortened' }),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

const written = { id, kind: text, to: text, language: z.enum(languages), subject: text };

export const outboxMail = z
  .object({
    ...written,
    user_id: maybeId,
    state: z.enum(mailStates),
    attempts: count,
    last_error: maybeText,
    created_at: instant,
    sent_at: maybeInstant,
    next_attempt_at: maybeInstant,
    can_resend: yesNo.meta({
      description: 'not once its link is gone, which is kept only until it is sent',
    }),
  })
  .meta({ id: 'OutboxMail' });
export type OutboxMail = z.infer<typeof outboxMail>;

export const mail = z
  .object({
    ...written,
    text,
    html: text,
    files: z
      .array(z.object({ name: text, size: count.meta({ description: 'bytes' }) }))
      .meta({ description: 'what is attached, in order; empty: nothing' }),
    created_at: instant,
    sent_at: maybeInstant,
  })
  .meta({ id: 'Mail' });
export type Mail = z.infer<typeof mail>;

const bilingualName = z.object({ name_en: text, name_fr: text });

export const portal = z
  .object({
    version: text,
    demo: yesNo,
    demo_accounts: z
      .array(z.object({ email: text, password: text, name: text, monogram: text, user_type_id: id }))
      .optional(),
    operator: bilingualName
      .nullable()
      .meta({ description: 'the organization that runs this portal, if it gives its name' }),
    support_contact: text
      .nullable()
      .meta({ description: 'whom to write to with a question: mailto:… or https://…' }),
    federation: bilingualName.nullable().meta({ description: 'where people can also sign in' }),
    government_email_domains: z
      .array(text)
      .meta({ description: 'addresses in these domains make proponents' }),
    results_month: z.int().min(1).max(12).meta({ description: 'the month in which results are told' }),
    session_idle_minutes: z.int(),
    open_schedule: yesNo.meta({ description: 'whether everybody may read published schedules' }),
    embeddable: yesNo.meta({ description: 'whether there are sites that may show it in a frame' }),
    api_docs: yesNo.meta({ description: 'whether /docs and /openapi.json are there' }),
    open_fiscal_year: fiscalYear.nullable().meta({ description: 'the year that takes applications now' }),
  })
  .meta({ id: 'Portal' });
export type Portal = z.infer<typeof portal>;
