import { z } from 'zod';
import { type FieldProblem, problem } from '../shared/field-problem.ts';
import { fullId, fullText } from './fields.ts';
import type { ApplicationFacts } from './policy.ts';
import { fieldsOf, partsOf, type SectionName, sectionNames, sectionOf } from './sections/sections.ts';

/** Of an application, and of a remark; the database holds the same. */
export const remarkBounds = { body: 1000, remarks: 300, replies: 100 } as const;

/** What a remark can stand beside, other than a section as a whole: a field of it, or a table of rows. */
export const remarkPlaces = (section: SectionName): readonly string[] => [
  ...fieldsOf(section),
  ...partsOf(section),
];
export const remarkFields = sectionNames.flatMap(remarkPlaces);

const words = fullText(remarkBounds.body).trim().min(1);

/** `field` left out: beside the section itself. `addressee_id` left out: to all. */
export const remarkBody = z
  .object({
    section: z.enum(sectionNames),
    field: z.enum(remarkFields).nullable().optional(),
    addressee_id: fullId.nullable().optional(),
    body: words,
  })
  .refine(({ section, field }) => !field || sectionOf(field) === section, {
    ...problem('unknown_choice'),
    path: ['field'],
  });
export type NewRemark = z.infer<typeof remarkBody>;

export const remarkReplyBody = z.object({ body: words });
export const remarkChange = z.object({ settled: z.boolean() });

type People = Pick<ApplicationFacts, 'user_id' | 'co_proponent_ids'>;

const isOn = (application: People, id: number): boolean =>
  application.user_id === id || application.co_proponent_ids.includes(id);

/** Why the remark of this person is not taken: it is addressed to somebody who is not asked, or there are too many. */
export const remarkProblem = (
  application: People,
  author: number,
  addressee: number | null,
  there: number,
): FieldProblem | null => {
  if (addressee !== null && (addressee === author || !isOn(application, addressee)))
    return { field: 'addressee_id', code: 'unknown_choice' };
  if (there >= remarkBounds.remarks)
    return { field: 'body', code: 'too_many_remarks', params: { max: remarkBounds.remarks } };
  return null;
};

export const replyProblem = (there: number): FieldProblem | null =>
  there >= remarkBounds.replies
    ? { field: 'body', code: 'too_many_remarks', params: { max: remarkBounds.replies } }
    : null;
