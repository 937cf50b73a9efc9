import type { PlanBoard } from '@shiptime/domain/plans/wire/conflicts';
import type { Db } from '#db/connection.ts';
import { invalidRefusal, notFoundRefusal } from '#http/refusal.ts';
import { findPlans } from '../plan-queries.ts';
import { findMissionsOfPlans } from '../missions/mission-queries.ts';
import { loadApplicationFacts } from './application-facts.ts';
import {
  loadConstraints,
  loadCoordinators,
  loadKeptConflicts,
  loadLanes,
  loadMissionsOnOtherPlans,
  collectPortIds,
  loadPorts,
} from './board-facts.ts';
import { loadAdjacentYearFacts } from './adjacent-year-facts.ts';
import { findPortDistances } from './distances.ts';

export const requirePlanBoard = async (db: Db, planIds: readonly number[]): Promise<PlanBoard> => {
  const plans = await findPlans(db, planIds);
  if (plans.length === 0 || plans.length < new Set(planIds).size) throw notFoundRefusal();
  if (plans.some((plan) => plan.fiscal_year_id !== plans[0]?.fiscal_year_id))
    throw invalidRefusal([{ field: 'plan_ids', code: 'unknown_choice' }]);
  const lanes = await loadLanes(db, planIds);
  const { year_start, year_end } = lanes[0]!;
  const missions = await findMissionsOfPlans(db, planIds);
  const asked = [...new Set(missions.flatMap((mission) => mission.ship_time_request_id ?? []))];
  const vesselIds = lanes.map((lane) => lane.id);
  const constraints = await loadConstraints(db, vesselIds, year_start, year_end);
  const beside = await loadAdjacentYearFacts(db, vesselIds, year_start, year_end);
  const ports = collectPortIds(
    lanes,
    [...missions, ...beside.missions.map(({ mission }) => mission)],
    [...constraints, ...beside.constraints],
  );
  return {
    applications: [...(await loadApplicationFacts(db, asked))],
    ports: await loadPorts(db, ports),
    distances: await findPortDistances(db, ports),
    kept: [
      ...(await loadKeptConflicts(
        db,
        missions.map((mission) => mission.id),
      )),
    ],
    coordinators: await loadCoordinators(db, vesselIds),
    elsewhere: [...(await loadMissionsOnOtherPlans(db, asked, planIds))],
    beside: { missions: [...beside.missions], constraints: [...beside.constraints] },
  };
};
