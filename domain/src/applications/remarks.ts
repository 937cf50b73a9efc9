import { z } from 'zod';
import { type FieldProblem, problem } from '../shared/field-problem.ts';
import { allowed, type Decision, firstRefusal, refused } from '../shared/decision.ts';
import type { Actor } from '../shared/actor.ts';
import { type Moment, remark as mayRemark } from './decisions.ts';
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
/** Left out: it stays. */
export const remarkReplyChange = z.object({ body: words.optional() });
export type RemarkReplyChange = z.infer<typeof remarkReplyChange>;
/** Either, both, or nothing: what is left out stays. */
export const remarkChange = z.object({ settled: z.boolean().optional(), body: words.optional() });
export type RemarkChange = z.infer<typeof remarkChange>;

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

type RemarkFacts = { readonly user_id: number; readonly deleted_at: string | null };

const notDeleted = ({ deleted_at }: RemarkFacts): Decision =>
  deleted_at === null ? allowed : refused('read_only');

/** To answer and to settle it: anybody of the application, as long as it stands there. */
export const answerRemark = (
  actor: Actor,
  application: ApplicationFacts,
  moment: Moment,
  remark: RemarkFacts,
): Decision =>
  firstRefusal(
    () => mayRemark(actor, application, moment),
    () => notDeleted(remark),
  );

/** To change the words of a remark or of an answer, and to delete it: who left it, and nobody else. */
export const changeRemark = (
  actor: Actor,
  application: ApplicationFacts,
  moment: Moment,
  remark: RemarkFacts,
): Decision =>
  firstRefusal(
    () => mayRemark(actor, application, moment),
    () => (remark.user_id === actor.id ? allowed : refused('forbidden')),
    () => notDeleted(remark),
  );

/** With answers it stays in its thread as one that was deleted. */
export const deletedRemarkStays = ({ replies }: { readonly replies: readonly unknown[] }): boolean =>
  replies.length > 0;

type ReplyFacts = { readonly id: number; readonly deleted_at: string | null };

/** An answer after which something is said stays in its thread as one that was deleted; the last one is gone. */
export const deletedReplyStays = (replies: readonly ReplyFacts[], id: number): boolean =>
  replies.some((reply) => reply.id > id && reply.deleted_at === null);
