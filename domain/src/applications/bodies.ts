import { z } from 'zod';
import { emailSchema } from '../accounts/email.ts';
import { day, fullId, fullLine, fullText } from './fields.ts';
import { problem } from '../shared/field-problem.ts';
import { correctableFields } from './corrections.ts';
import { applicationDraft, textLimits } from './sections/form.ts';
import { reasonLimit } from './limits.ts';

/** What comes with the calls on an application, apart from autosave (`sections/sections.ts`). */

const words = fullText(reasonLimit).min(1);

export const newApplicationBody = z.object({
  fiscal_year_id: fullId,
  project_title: fullLine(textLimits.project_title).min(1),
});

/** `with_attachments`: the files go along only where that is asked for. */
export const copyBody = z.object({
  fiscal_year_id: fullId,
  with_attachments: z.boolean().nullable().optional(),
});

/** Accepted for the current vessel, or for another one. */
export const acceptBody = z.object({ vessel_id: fullId.nullable().optional() });
export const reasonBody = z.object({ reason: words });
/** The question, and the fields of the form that it opens. */
export const clarifyBody = z.object({
  details: words,
  open_fields: z.array(z.enum(correctableFields)).nullable().optional(),
});
/** The answer, and what is to stand in the fields that were opened. */
export const respondBody = z.object({ details: words, corrections: applicationDraft.nullable().optional() });
/** Which of the proposed corrections are taken and which are left, by their ids; why is told to the proponents. */
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
 * `start_date`: where the first of its missions is to lie on the other vessel's plan. `amend`: opens an amendment of each
 * final plan on the way first, with the same reason.
 */
export const reassignBody = z.object({
  vessel_id: fullId,
  reason: words,
  amend: z.boolean().optional(),
  start_date: day.optional(),
  start_fraction: z.number().min(0).max(0.75).multipleOf(0.25).optional(),
});

export const coProponentBody = z.object({ email: emailSchema });
