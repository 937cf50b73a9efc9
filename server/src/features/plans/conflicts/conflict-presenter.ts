import { z } from 'zod';
import { withRemedies } from '@shiptime/domain/plans/conflicts/check-plan';
import { worstFirst, type ConflictWithRemedy } from '@shiptime/domain/plans/conflicts/check-plan';
import { conflictCodes, conflictKey } from '@shiptime/domain/plans/conflicts/conflict';
import { canBeKept, isKeptAs } from '@shiptime/domain/plans/conflicts/kept-conflicts';
import { remedyKinds } from '@shiptime/domain/plans/conflicts/remedies';
import { conflictWords, remedyWords } from '@shiptime/domain/plans/words/conflict-words';
import type { Speaker, Words } from '@shiptime/domain/plans/words/speaker';
import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '../../../http/language.ts';
import type { KeptRow } from './board-facts.ts';
import { conflictsOfPlan, type OpenBoard } from './boards.ts';

const remedy = z.looseObject({ kind: z.enum(remedyKinds), mission_id: z.int(), message: z.string() });

/**
 * Something wrong with a plan, in words of the reader's language. `kept`: someone knows and lets it stand.
 * `remedy`: the fields that one mission is to have so that it is mended.
 */
export const planConflict = z.object({
  key: z.string(),
  code: z.enum(conflictCodes),
  severity: z.enum(['error', 'warning', 'info']),
  mission_ids: z.array(z.int()),
  constraint_id: z.int().nullable(),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The size of the violation; 0 where it is not one of time. */
  days: z.number(),
  kept: z
    .object({
      id: z.int(),
      mission_id: z.int(),
      reason: z.string(),
      by: z.string(),
      user_id: z.int(),
      created_at: z.string(),
    })
    .nullable(),
  can_be_kept: z.boolean(),
  remedy: remedy.nullable(),
});
export type PlanConflict = z.infer<typeof planConflict>;

const presentKept = (rows: readonly KeptRow[], found: ConflictWithRemedy): PlanConflict['kept'] => {
  const row = found.kept && rows.find((each) => isKeptAs(each, found));
  if (!row) return null;
  const { id, mission_id, reason, by, user_id, created_at } = row;
  return { id, mission_id, reason, by, user_id, created_at };
};

/** The worst first. */
export const presentConflicts = (
  { board, kept }: OpenBoard,
  planId: number,
  speaker: Speaker,
  language: Language,
): PlanConflict[] => {
  const say = ({ key, params }: Words) => translate(language, `plans:${key}`, params);
  return worstFirst(withRemedies(conflictsOfPlan(board, planId), board)).map((found) => ({
    key: conflictKey(found),
    code: found.code,
    severity: found.severity,
    mission_ids: [...found.mission_ids],
    constraint_id: found.constraint_id ?? null,
    message: say(conflictWords(found, speaker)),
    params: { ...found.params },
    days: found.days,
    kept: presentKept(kept, found),
    can_be_kept: canBeKept(found),
    remedy: found.remedy ? { ...found.remedy, message: say(remedyWords(found.remedy, speaker)) } : null,
  }));
};
