import type { PlanConflict } from '@shiptime/domain/plans/wire/conflicts';
import { withRemedies } from '@shiptime/domain/plans/conflicts/check-plan';
import { worstFirst, type ConflictWithRemedy } from '@shiptime/domain/plans/conflicts/check-plan';
import { conflictKey } from '@shiptime/domain/plans/conflicts/conflict';
import { canBeKept, isKeptAs } from '@shiptime/domain/plans/conflicts/kept-conflicts';
import { conflictWords, remedyWords } from '@shiptime/domain/plans/words/conflict-words';
import type { Speaker, Words } from '@shiptime/domain/plans/words/speaker';
import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import type { KeptRow } from './board-facts.ts';
import { conflictsOfPlan, type OpenBoard } from './boards.ts';

const presentKept = (rows: readonly KeptRow[], found: ConflictWithRemedy): PlanConflict['kept'] => {
  const row = found.kept && rows.find((each) => isKeptAs(each, found));
  if (!row) return null;
  const { id, mission_id, reason, by, user_id, created_at } = row;
  return { id, mission_id, reason, by, user_id, created_at };
};

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
