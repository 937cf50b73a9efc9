import { z } from 'zod';
import { type FieldProblem, problemParams } from '../shared/field-problem.ts';
import { allowed, type PermissionDecision, firstRefusal, refused } from '../shared/permission-decision.ts';
import type { Actor } from '../shared/actor.ts';
import { type DeadlineTimes, mayAddRemark } from './decisions.ts';
import { requiredIdSchema, textSchema } from './field-schemas.ts';
import type { ApplicationFacts } from './policy.ts';
import {
  fieldNamesOf,
  partsOf,
  type SectionName,
  sectionNames,
  sectionOfField,
} from './sections/sections.ts';

export const remarkLimits = { body: 1000, remarks: 300, replies: 100 } as const;

export const remarkFieldsOfSection = (section: SectionName): readonly string[] => [
  ...fieldNamesOf(section),
  ...partsOf(section),
];
export const remarkFields = sectionNames.flatMap(remarkFieldsOfSection);

const words = textSchema(remarkLimits.body).trim().min(1);

export const remarkBody = z
  .object({
    section: z.enum(sectionNames),
    field: z.enum(remarkFields).nullable().optional(),
    addressee_id: requiredIdSchema.nullable().optional(),
    body: words,
  })
  .refine(({ section, field }) => !field || sectionOfField(field) === section, {
    ...problemParams('unknown_choice'),
    path: ['field'],
  });
export type NewRemark = z.infer<typeof remarkBody>;

export const remarkReplyBody = z.object({ body: words });
export const remarkReplyChangeSchema = z.object({ body: words.optional() });
export type RemarkReplyChange = z.infer<typeof remarkReplyChangeSchema>;
export const remarkChangeSchema = z.object({ settled: z.boolean().optional(), body: words.optional() });
export type RemarkChange = z.infer<typeof remarkChangeSchema>;

type People = Pick<ApplicationFacts, 'user_id' | 'co_proponent_ids'>;

const isOn = (application: People, id: number): boolean =>
  application.user_id === id || application.co_proponent_ids.includes(id);

export const findRemarkProblem = (
  application: People,
  author: number,
  addressee: number | null,
  there: number,
): FieldProblem | null => {
  if (addressee !== null && (addressee === author || !isOn(application, addressee)))
    return { field: 'addressee_id', code: 'unknown_choice' };
  if (there >= remarkLimits.remarks)
    return { field: 'body', code: 'too_many_remarks', params: { max: remarkLimits.remarks } };
  return null;
};

export const findReplyProblem = (there: number): FieldProblem | null =>
  there >= remarkLimits.replies
    ? { field: 'body', code: 'too_many_remarks', params: { max: remarkLimits.replies } }
    : null;

type RemarkFacts = { readonly user_id: number; readonly deleted_at: string | null };

const notDeleted = ({ deleted_at }: RemarkFacts): PermissionDecision =>
  deleted_at === null ? allowed : refused('read_only');

export const mayReplyToRemark = (
  actor: Actor,
  application: ApplicationFacts,
  moment: DeadlineTimes,
  remark: RemarkFacts,
): PermissionDecision =>
  firstRefusal(
    () => mayAddRemark(actor, application, moment),
    () => notDeleted(remark),
  );

export const mayChangeRemark = (
  actor: Actor,
  application: ApplicationFacts,
  moment: DeadlineTimes,
  remark: RemarkFacts,
): PermissionDecision =>
  firstRefusal(
    () => mayAddRemark(actor, application, moment),
    () => (remark.user_id === actor.id ? allowed : refused('forbidden')),
    () => notDeleted(remark),
  );

export const isDeletedRemarkShown = ({ replies }: { readonly replies: readonly unknown[] }): boolean =>
  replies.length > 0;

type ReplyFacts = { readonly id: number; readonly deleted_at: string | null };

export const isDeletedReplyShown = (replies: readonly ReplyFacts[], id: number): boolean =>
  replies.some((reply) => reply.id > id && reply.deleted_at === null);
