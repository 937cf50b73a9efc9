import { openBoard } from '@shiptime/domain/plans/conflicts/board';
import { transitsOf } from '@shiptime/domain/plans/conflicts/transits';
import type { Span } from '@shiptime/domain/plans/missions';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import type { Db } from '#db/connection.ts';
import { lanesOf, portIdsOf, portsOf } from '../conflicts/board-facts.ts';
import { seaDistances } from '../conflicts/distances.ts';

/** What a plan on paper shows beside its snapshot. */
export type PaperFacts = {
  /** Under way, as late as possible, as the timeline draws it; by plan. */
  readonly transits: ReadonlyMap<number, readonly Span[]>;
};

/** Plans of one fiscal year, as they were, with the distances and speeds of today. */
const transitsIn = async (db: Db, plans: readonly PlanSnapshot[]) => {
  const lanes = await lanesOf(
    db,
    plans.map(({ vessel_plan_id }) => vessel_plan_id),
  );
  const [first] = plans;
  if (!first || lanes.length === 0) return new Map<number, Span[]>();
  const ports = portIdsOf(
    lanes,
    plans.flatMap(({ missions }) => missions),
    plans.flatMap(({ constraints }) => constraints),
  );
  const board = openBoard({
    fiscal_year: first.names.fiscal_year,
    applications: [],
    ports: await portsOf(db, ports),
    distance: await seaDistances(db, ports),
    kept: [],
    lanes: lanes.map(({ plan_id, fiscal_year_id: _id, year_start: _start, year_end: _end, ...vessel }) => {
      const plan = plans.find(({ vessel_plan_id }) => vessel_plan_id === plan_id);
      return {
        vessel_plan_id: plan_id,
        vessel,
        missions: plan?.missions ?? [],
        constraints: plan?.constraints ?? [],
        comes_from: null,
      };
    }),
  });
  return new Map(
    board.lanes.map(({ lane }) => [
      lane.vessel_plan_id,
      transitsOf(lane, board.circumstances)
        .map(({ to, needed, available }) => ({
          start: to.start - Math.min(needed ?? 0, available),
          end: to.start,
        }))
        .filter(({ start, end }) => start < end),
    ]),
  );
};

export const paperFacts = async (db: Db, plans: readonly PlanSnapshot[]): Promise<PaperFacts> => ({
  transits: await transitsIn(db, plans),
});
