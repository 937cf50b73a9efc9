import type { PlanConflict } from '@shiptime/domain/plans/wire/conflicts';
import { addRemedies } from '@shiptime/domain/plans/conflicts/check-plan';
import {
  sortConflictsWorstFirst,
  type ConflictWithRemedy,
} from '@shiptime/domain/plans/conflicts/check-plan';
import { conflictKey } from '@shiptime/domain/plans/conflicts/conflict';
import { canBeKept, isSameConflict } from '@shiptime/domain/plans/conflicts/kept-conflicts';
import { describeConflict, describeRemedy } from '@shiptime/domain/plans/words/conflict-words';
import type { PlanFormatter, TranslatableText } from '@shiptime/domain/plans/words/plan-formatter';
import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import type { KeptConflictRow } from './board-facts.ts';
import { findConflictsOfPlan, type LoadedBoard } from './boards.ts';

const presentKept = (rows: readonly KeptConflictRow[], found: ConflictWithRemedy): PlanConflict['kept'] => {
  const row = found.kept && rows.find((each) => isSameConflict(each, found));
  if (!row) return null;
  const { id, mission_id, reason, by, user_id, created_at } = row;
  return { id, mission_id, reason, by, user_id, created_at };
};

export const presentConflicts = (
  { board, kept }: LoadedBoard,
  planId: number,
  speaker: PlanFormatter,
  language: Language,
): PlanConflict[] => {
  const say = ({ key, params }: TranslatableText) => translate(language, `plans:${key}`, params);
  return sortConflictsWorstFirst(addRemedies(findConflictsOfPlan(board, planId), board)).map((found) => ({
    key: conflictKey(found),
    code: found.code,
    severity: found.severity,
    mission_ids: [...found.mission_ids],
    constraint_id: found.constraint_id ?? null,
    message: say(describeConflict(found, speaker)),
    params: { ...found.params },
    days: found.days,
    kept: presentKept(kept, found),
    can_be_kept: canBeKept(found),
    remedy: found.remedy ? { ...found.remedy, message: say(describeRemedy(found.remedy, speaker)) } : null,
  }));
};
