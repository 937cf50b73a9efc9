import { z } from 'zod';
import { emailSchema } from '../accounts/email.ts';
import { optionalDaySchema, requiredIdSchema, lineSchema, textSchema } from './field-schemas.ts';
import { problemParams } from '../shared/field-problem.ts';
import { correctableFields } from './corrections.ts';
import { applicationDraftSchema, textLimits } from './sections/form.ts';
import { reasonLimit } from './limits.ts';

const words = textSchema(reasonLimit).min(1);

export const newApplicationBody = z.object({
  fiscal_year_id: requiredIdSchema,
  project_title: lineSchema(textLimits.project_title).min(1),
});

export const copyApplicationBody = z.object({
  fiscal_year_id: requiredIdSchema,
  with_attachments: z.boolean().nullable().optional(),
});

export const acceptApplicationBody = z.object({ vessel_id: requiredIdSchema.nullable().optional() });
export const reasonBody = z.object({ reason: words });
export const requestWithdrawalBody = z.object({ reason: words.nullable().optional() });
export const askForClarificationBody = z.object({
  details: words,
  open_fields: z.array(z.enum(correctableFields)).nullable().optional(),
});
export const answerClarificationBody = z.object({
  details: words,
  corrections: applicationDraftSchema.nullable().optional(),
});
export const decideCorrectionsBody = z
  .object({
    accept: z.array(requiredIdSchema).max(correctableFields.length).default([]),
    decline: z.array(requiredIdSchema).max(correctableFields.length).default([]),
    reason: words.nullable().optional(),
  })
  .refine(({ accept, decline }) => accept.length + decline.length > 0, {
    ...problemParams('required'),
    path: ['accept'],
  })
  .refine(({ accept, decline }) => !accept.some((id) => decline.includes(id)), {
    ...problemParams('not_unique'),
    path: ['decline'],
  });
/**
 * `start_date`: first day in the other vessel's plan. `amend`: also starts amendments of the final plans
 * involved.
 */
export const reassignApplicationBody = z.object({
  vessel_id: requiredIdSchema,
  reason: words,
  amend: z.boolean().optional(),
  start_date: optionalDaySchema.optional(),
  start_fraction: z.number().min(0).max(0.75).multipleOf(0.25).optional(),
});

export const coProponentBody = z.object({ email: emailSchema });
