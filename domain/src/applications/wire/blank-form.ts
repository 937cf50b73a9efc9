import { z } from 'zod';
import * as wire from '../../shared/wire.ts';

export const answerRequirements = ['required', 'depends', 'optional'] as const;

const question = z.object({
  field: wire.text,
  label: wire.text,
  hint: wire.nullableText,
  need: z.enum(answerRequirements),
  answer: wire.text.meta({ description: 'kind of answer that is expected, and its limit' }),
  longest: z.int().nullable().meta({ description: 'most characters of a text' }),
  choices: z.array(wire.text),
});
export type BlankQuestion = z.infer<typeof question>;

const group = z.object({
  heading: wire.nullableText,
  limit: wire.nullableText.meta({ description: 'limit of a list; null for single questions' }),
  questions: z.array(question),
});

export const blankFormSchema = z
  .object({ sections: z.array(z.object({ name: wire.text, title: wire.text, groups: z.array(group) })) })
  .meta({ id: 'BlankForm' });
export type BlankForm = z.infer<typeof blankFormSchema>;
