import {
  type BoardCosts,
  computeBoardCosts,
  type MissionCosts,
} from '@shiptime/domain/plans/costs/lane-costs';
import { presentCostAmounts, type PlanCosts } from '@shiptime/domain/plans/wire/costs';
import type { Db } from '#db/connection.ts';
import { invalidRefusal } from '#http/refusal.ts';
import { loadRatesOfYear } from '#features/vessels/vessel-rates.ts';
import { findPlanIdsOfYear } from '../plan-queries.ts';
import { loadLanes } from '../conflicts/board-facts.ts';
import { loadBoardOfYear } from '../conflicts/boards.ts';

const nothing: BoardCosts = { whole: { cents: 0, fuel: 0, co2: 0 }, lanes: [] };

const costsOf = async (db: Db, planIds: readonly number[]): Promise<BoardCosts> => {
  const lanes = planIds.length === 0 ? [] : await loadLanes(db, planIds);
  const [first] = lanes;
  if (!first) return nothing;
  const rates = await loadRatesOfYear(db, first.fiscal_year_id);
  return computeBoardCosts((await loadBoardOfYear(db, lanes)).board, rates);
};

export const computeMissionCosts = async (
  db: Db,
  planIds: readonly number[],
): Promise<ReadonlyMap<number, MissionCosts>> => {
  const { lanes } = await costsOf(db, planIds);
  return new Map(lanes.flatMap(({ missions }) => missions.map((each) => [each.mission_id, each])));
};

const requireYear = async (db: Db, id: number): Promise<void> => {
  const year = await db.selectFrom('fiscal_years').select('id').where('id', '=', id).executeTakeFirst();
  if (!year) throw invalidRefusal([{ field: 'fiscal_year_id', code: 'unknown_choice' }]);
};

type Asked = { readonly fiscal_year_id: number; readonly scenario_id?: number | undefined };

export const readCosts = async (db: Db, { fiscal_year_id, scenario_id }: Asked): Promise<PlanCosts> => {
  await requireYear(db, fiscal_year_id);
  const order = await findPlanIdsOfYear(db, fiscal_year_id, scenario_id);
  if (scenario_id !== undefined && order.length === 0)
    throw invalidRefusal([{ field: 'scenario_id', code: 'unknown_choice' }]);
  const { whole, lanes } = await costsOf(db, order);
  return {
    fiscal_year_id,
    scenario_id: scenario_id ?? null,
    total: presentCostAmounts(whole),
    plans: lanes
      .toSorted((a, b) => order.indexOf(a.vessel_plan_id) - order.indexOf(b.vessel_plan_id))
      .map((lane) => ({
        vessel_plan_id: lane.vessel_plan_id,
        vessel_id: lane.vessel_id,
        total: presentCostAmounts(lane.whole),
        missions: lane.missions.map(({ mission_id, unknown_transits, ...amounts }) => ({
          mission_id,
          ...presentCostAmounts(amounts),
          unknown_transits,
        })),
        others: presentCostAmounts(lane.others),
        missing_rates: [...lane.missing],
        unknown_transits: lane.unknown_transits,
      })),
  };
};
