import { daysToTicks } from '@shiptime/domain/plans/ticks';
import { indexProblem } from '../indexed-problem.ts';
import { columnsOfPlan } from '../improve-by-integer-program.ts';
import type { Option, Placement } from '../problem.ts';
import { VesselRoutes } from '../routes.ts';
import { createShorterOptionsOfLength, setValueCeiling } from './shorter-and-split-options.ts';
import { type FleetProblem, missionOfOption } from './fleet-problem.ts';

const slackOf = (
  { problem }: FleetProblem,
  placements: readonly Placement[],
): ReadonlyMap<number, number> => {
  const model = indexProblem(problem);
  const routes = new VesselRoutes(model);
  const slack = new Map<number, number>();
  for (const { vessel, options } of columnsOfPlan(model, placements)) {
    routes.stop[vessel]?.set(options);
    routes.count[vessel] = options.length;
    if (!routes.refresh(vessel)) continue;
    const [early, late] = [routes.early[vessel], routes.late[vessel]] as [Int32Array, Int32Array];
    Array.from(options).forEach((option, index) =>
      slack.set(option, (late[index] as number) - (early[index] as number)),
    );
  }
  return slack;
};

/** Lengthens one shortened mission per vessel into unused time; null if none. */
export const addLongerOptions = (
  posed: FleetProblem,
  placements: readonly Placement[],
): { readonly posed: FleetProblem; readonly placements: readonly Placement[] } | null => {
  const { problem, board, wishes } = posed;
  const slack = slackOf(posed, placements);
  const options: Option[] = [...problem.options];
  const shorter = new Map(posed.shorter);
  const changed = new Set<number>();
  const longer = placements.map((placement) => {
    const { item, vessel } = problem.options[placement.option] as Option;
    const [piece, lane] = [posed.pieces[item], board.lanes[vessel]?.lane];
    const days = missionOfOption(posed, placement.option)?.operational_days ?? 0;
    const isShorter = posed.shorter.has(placement.option) && !changed.has(vessel);
    const isForced = wishes.mustSail?.has(piece?.mission.ship_time_request_id ?? 0);
    if (!piece || !lane || !isShorter || isForced) return placement;
    const ops = daysToTicks(piece.mission.operational_days);
    const ticks = Math.min(ops - 1, daysToTicks(days) + (slack.get(placement.option) ?? 0));
    if (ticks <= daysToTicks(days)) return placement;
    const on = { item, vessel, lane };
    const found = createShorterOptionsOfLength(posed, piece, on, ticks, ticks + 1).at(-1);
    if (!found) return placement;
    changed.add(vessel);
    options.forEach((option, index) => {
      const own = option.item === item && option.vessel === vessel ? shorter.get(index) : undefined;
      if (own !== undefined && own < found.days && (option.ceiling ?? 0) > found.option.value)
        options[index] = setValueCeiling(posed, piece, { option, days: own }, ticks);
    });
    const next = ticks + 1 < ops ? createShorterOptionsOfLength(posed, piece, on, ticks + 1, ops) : [];
    for (const { option, days: length } of [...next, found]) {
      shorter.set(options.length, length);
      options.push(option);
    }
    return { ...placement, option: options.length - 1 };
  });
  return changed.size === 0
    ? null
    : { posed: { ...posed, problem: { ...problem, options }, shorter }, placements: longer };
};
