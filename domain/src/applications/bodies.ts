import { z } from 'zod';
import { emailSchema } from '../accounts/email.ts';
import { day, fullId, fullLine, fullText } from './fields.ts';
import { problem } from '../shared/field-problem.ts';
import { correctableFields } from './corrections.ts';
import { applicationDraft, textLimits } from './sections/form.ts';
import { reasonLimit } from './limits.ts';

const words = fullText(reasonLimit).min(1);

export const newApplicationBody = z.object({
  fiscal_year_id: fullId,
  project_title: fullLine(textLimits.project_title).min(1),
});

export const copyBody = z.object({
  fiscal_year_id: fullId,
  with_attachments: z.boolean().nullable().optional(),
});

export const acceptBody = z.object({ vessel_id: fullId.nullable().optional() });
export const reasonBody = z.object({ reason: words });
export const askToWithdrawBody = z.object({ reason: words.nullable().optional() });
export const clarifyBody = z.object({
  details: words,
  open_fields: z.array(z.enum(correctableFields)).nullable().optional(),
});
export const respondBody = z.object({ details: words, corrections: applicationDraft.nullable().optional() });
export const correctBody = z
  .object({
    accept: z.array(fullId).max(correctableFields.length).default([]),
    decline: z.array(fullId).max(correctableFields.length).default([]),
    reason: words.nullable().optional(),
  })
  .refine(({ accept, decline }) => accept.length + decline.length > 0, {
    ...problem('required'),
    path: ['accept'],
  })
  .refine(({ accept, decline }) => !accept.some((id) => decline.includes(id)), {
    ...problem('not_unique'),
    path: ['decline'],
  });
/**
 * `start_date`: first day on the other vessel's plan. `amend`: opens amendments of the final
 * plans involved.
 */
export const reassignBody = z.object({
  vessel_id: fullId,
  reason: words,
  amend: z.boolean().optional(),
  start_date: day.optional(),
  start_fraction: z.number().min(0).max(0.75).multipleOf(0.25).optional(),
});

export const coProponentBody = z.object({ email: emailSchema });
