import { computePlanMetrics, type PlanMetrics } from '@shiptime/domain/plans/plan-metrics';
import { computeBoardCosts } from '@shiptime/domain/plans/costs/lane-costs';
import { type Board, missionsOf } from '@shiptime/domain/plans/conflicts/board';
import { presentCostAmounts } from '@shiptime/domain/plans/wire/costs';
import { canReadCosts } from '@shiptime/domain/vessels/vessel-rates';
import type { Actor } from '@shiptime/domain/shared/actor';
import { isScheduled } from '@shiptime/domain/plans/missions';
import { missionLabels, createPlanFormatter } from '@shiptime/domain/plans/words/plan-formatter';
import {
  compareScenarios,
  findMissionsChangedSinceCopy,
  type ScenarioChange,
  listScenarioChanges,
  type ComparedMission,
} from '@shiptime/domain/scenarios/scenario-changes';
import type { ScenarioComparison, ScenarioTotals } from '@shiptime/domain/scenarios/scenario-wire';
import { describeScenarioChange } from '@shiptime/domain/scenarios/scenario-words';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import { invalidRefusal } from '#http/refusal.ts';
import { loadBoardOfYear } from '../plans/conflicts/boards.ts';
import { loadLanes } from '../plans/conflicts/board-facts.ts';
import { loadNamesForConflictText } from '../plans/conflicts/plan-conflicts.ts';
import { loadRatesOfYear } from '../vessels/vessel-rates.ts';
import { requireScenario, type ScenarioRow } from './scenario-queries.ts';
import { findCurrentMissions, findScenarioMissions } from './compared-missions.ts';

type Reader = { readonly actor: Actor; readonly language: Language };

const costsOfSide = async (
  db: Db,
  actor: Actor,
  board: Board | null,
  year: number,
): Promise<Pick<ScenarioTotals, 'cost' | 'fuel' | 'co2' | 'unknown_rates'>> => {
  if (!board || !canReadCosts(actor)) return { cost: null, fuel: null, co2: null, unknown_rates: [] };
  const { whole, lanes } = computeBoardCosts(board, await loadRatesOfYear(db, year));
  const unknown_rates = lanes.flatMap(({ vessel_id, missing }) =>
    missing.length === 0 ? [] : [{ vessel_id, missing_rates: [...missing] }],
  );
  return { ...presentCostAmounts(whole), unknown_rates };
};

const totalsOf = async (
  db: Db,
  planIds: readonly number[],
  { actor }: Pick<Reader, 'actor'>,
): Promise<ScenarioTotals> => {
  const nothing: PlanMetrics = { missions: 0, days: 0, transit_days: 0, unscheduled: 0 };
  const lanes = planIds.length === 0 ? [] : await loadLanes(db, planIds);
  const board = lanes.length === 0 ? null : (await loadBoardOfYear(db, lanes)).board;
  const { missions, days, transit_days, unscheduled } = board ? computePlanMetrics(board) : nothing;
  const undated = board ? missionsOf(board).filter(({ mission }) => !isScheduled(mission)) : [];
  return {
    missions,
    days_granted: days,
    unscheduled,
    days_refused: undated.reduce((sum, { mission }) => sum + mission.operational_days, 0),
    transit_days,
    ...(await costsOfSide(db, actor, board, lanes[0]?.fiscal_year_id ?? 0)),
  };
};

const plansOf = async (db: Db, { id, fiscal_year_id, vessel_ids }: ScenarioRow, isCopy: boolean) => {
  const rows = await db
    .selectFrom('vessel_plans')
    .select('id')
    .where('fiscal_year_id', '=', fiscal_year_id)
    .where('vessel_id', 'in', vessel_ids)
    .where('scenario_id', isCopy ? '=' : 'is', isCopy ? id : null)
    .execute();
  return rows.map((row) => row.id);
};

const vesselNames = async (db: Db, language: Language): Promise<Map<number, string>> => {
  const rows = await db.selectFrom('vessels').select(['id', 'name_en', 'name_fr']).execute();
  return new Map(rows.map(({ id, name_en, name_fr }) => [id, language === 'fr' ? name_fr : name_en]));
};

const inWords = async (db: Db, changes: readonly ScenarioChange[], language: Language) => {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const speaker = createPlanFormatter({
    t: (key, params) => translate(language, `plans:${key}`, params),
    language,
    list: (items) => list.format(items),
    ...(await loadNamesForConflictText(db, language)),
    missions: missionLabels([]),
    constraints: new Map(),
    kind: (kind) => translate(language, `vessels:constraints.kinds.${kind}`),
  });
  const vessels = await vesselNames(db, language);
  return changes.map((change) => ({
    ...change,
    fields: [...change.fields],
    messages: describeScenarioChange(change, speaker, (id) => vessels.get(id) ?? '').map(({ key, params }) =>
      translate(language, `plans:${key}`, params),
    ),
  }));
};

export const parseScenarioOrigin = (scenario: ScenarioRow): ComparedMission[] =>
  scenario.origin as unknown as ComparedMission[];

export const findScenarioChanges = async (db: Db, scenario: ScenarioRow) => {
  const origin = parseScenarioOrigin(scenario);
  const known = origin.map(({ id }) => id);
  const current = await findCurrentMissions(db, scenario.fiscal_year_id, scenario.vessel_ids, known);
  const mine = await findScenarioMissions(db, scenario.id);
  return {
    changes: listScenarioChanges({ origin, scenario: mine, current }),
    since: findMissionsChangedSinceCopy({ origin, current }),
    current,
    mine,
  };
};

export const compareScenario = async (
  db: Db,
  id: number,
  other: 'current' | number,
  reader: Reader,
): Promise<ScenarioComparison> => {
  const scenario = await requireScenario(db, id);
  const second = other === 'current' ? null : await requireScenario(db, other);
  if (second && second.fiscal_year_id !== scenario.fiscal_year_id)
    throw invalidRefusal([{ field: 'with', code: 'of_another_year' }]);
  const scenarioTotals = await totalsOf(db, await plansOf(db, scenario, true), reader);
  if (other === 'current' || !second) {
    const { changes, since } = await findScenarioChanges(db, scenario);
    return {
      scenario_id: id,
      with: 'current',
      totals: {
        scenario: scenarioTotals,
        with: await totalsOf(db, await plansOf(db, scenario, false), reader),
      },
      differences: await inWords(db, changes, reader.language),
      changed_since: since,
    };
  }
  const changes = compareScenarios(await findScenarioMissions(db, id), await findScenarioMissions(db, other));
  return {
    scenario_id: id,
    with: other,
    totals: { scenario: scenarioTotals, with: await totalsOf(db, await plansOf(db, second, true), reader) },
    differences: await inWords(db, changes, reader.language),
    changed_since: [],
  };
};
