import type { PlanConflict } from '@shiptime/domain/plans/wire/conflicts';
import { missionsOf, type Board } from '@shiptime/domain/plans/conflicts/board';
import {
  missionLabels,
  createPlanFormatter,
  type PlanFormatter,
} from '@shiptime/domain/plans/words/plan-formatter';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import { constraintName } from '@shiptime/domain/vessels/constraint-names';
import { requirePlan } from '../plan-queries.ts';
import { loadBoardsByPlan } from './boards.ts';
import { presentConflicts } from './conflict-presenter.ts';

const namesOf = async (
  db: Db,
  table: 'ports' | 'capabilities',
  language: Language,
): Promise<Map<number, string>> => {
  const rows = await db.selectFrom(table).select(['id', 'name_en', 'name_fr']).execute();
  return new Map(rows.map(({ id, name_en, name_fr }) => [id, language === 'fr' ? name_fr : name_en]));
};

export const loadNamesForConflictText = async (db: Db, language: Language) => ({
  ports: await namesOf(db, 'ports', language),
  capabilities: await namesOf(db, 'capabilities', language),
});
type SpokenNames = Awaited<ReturnType<typeof loadNamesForConflictText>>;

const speakerFor = (board: Board, names: SpokenNames, language: Language): PlanFormatter => {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const missions = [...missionsOf(board), ...board.elsewhere].map(({ mission }) => mission);
  const constraints = board.lanes.flatMap(({ lane }) => lane.constraints);
  return createPlanFormatter({
    t: (key, params) => translate(language, `plans:${key}`, params),
    language,
    list: (items) => list.format(items),
    ...names,
    missions: missionLabels(missions),
    constraints: new Map(
      constraints.flatMap(({ constraint }) =>
        constraint ? [[constraint.id, constraintName(constraint, language)] as const] : [],
      ),
    ),
    kind: (kind) => translate(language, `vessels:constraints.kinds.${kind}`),
  });
};

export const describeConflictsOfPlan = async (
  db: Db,
  planId: number,
  language: Language,
): Promise<PlanConflict[]> => {
  await requirePlan(db, planId);
  const opened = (await loadBoardsByPlan(db, [planId])).get(planId);
  if (!opened) return [];
  const speaker = speakerFor(opened.board, await loadNamesForConflictText(db, language), language);
  return presentConflicts(opened, planId, speaker, language);
};
