import type { Board } from '@shiptime/domain/plans/conflicts/board';
import type { LaneWithStops } from '@shiptime/domain/plans/conflicts/lanes';
import type { Mission } from '@shiptime/domain/plans/missions';
import { ticksInDay } from '@shiptime/domain/plans/ticks';
import type { Option, Placement, Problem } from '../problem.ts';
import { type PartOfSplit, createShorterOptions, buildSplitOptions } from './shorter-and-split-options.ts';
import type { PlanningParameters } from './planning-parameters.ts';
import { mergeStopsIntoBlocks } from './merge-stops-into-blocks.ts';
import { canPlaceOnVessel, type MovableMission, partitionMovableMissions } from './movable-missions.ts';
import { addSameDateOption, createPlacementOptions, findStartRanges } from './placement-options.ts';
import { PortIndex } from './port-index.ts';
import { adjustLocksForOutage } from './locks-for-outage.ts';
import { departureAtYearStart, type PlanningSpan, planningSpanOf } from './planning-span.ts';

export type FleetProblem = {
  readonly problem: Problem;
  readonly pieces: readonly MovableMission[];
  readonly parts: readonly PartOfSplit[];
  readonly shorter: ReadonlyMap<number, number>;
  readonly vesselIds: readonly number[];
  readonly span: PlanningSpan;
  readonly from: readonly Placement[];
  readonly board: Board;
  readonly wishes: PlanningParameters;
  readonly ports: PortIndex;
  readonly raise: number;
};

export const missionIndexOfItem = (
  { pieces, parts }: Pick<FleetProblem, 'pieces' | 'parts'>,
  item: number,
): number => parts[item - pieces.length]?.piece ?? item;

export const missionOfOption = (posed: FleetProblem, option: number): Mission | undefined => {
  const item = posed.problem.options[option]?.item ?? -1;
  const mission = posed.parts[item - posed.pieces.length]?.mission ?? posed.pieces[item]?.mission;
  const days = posed.shorter.get(option);
  return mission && days !== undefined ? { ...mission, operational_days: days } : mission;
};

/** Makes each forced mission (`mustSail`, `mustStay`) outweigh all others together. */
const raised = (
  options: readonly Option[],
  posed: Pick<FleetProblem, 'pieces' | 'parts'>,
  { mustSail, mustStay }: PlanningParameters,
): { readonly options: readonly Option[]; readonly typical?: number; readonly raise: number } => {
  const isForced = ({ item }: Option): boolean => {
    const mission = posed.pieces[missionIndexOfItem(posed, item)]?.mission;
    return mustSail?.has(mission?.ship_time_request_id ?? 0) || mustStay?.has(mission?.id ?? 0) || false;
  };
  if (!options.some(isForced)) return { options, raise: 0 };
  const best = new Map<number, number>();
  for (const { item, value } of options) best.set(item, Math.max(best.get(item) ?? 0, value));
  const raise = 2 * [...best.values()].reduce((sum, value) => sum + value, 1);
  const more = ({ item }: Option) => (item < posed.pieces.length ? raise : raise / 2);
  return {
    options: options.map((option) =>
      isForced(option)
        ? {
            ...option,
            value: option.value + more(option),
            ...(option.ceiling !== undefined && { ceiling: option.ceiling + more(option) }),
          }
        : option,
    ),
    typical: options.reduce((sum, { value }) => sum + value, 0) / Math.max(1, options.length),
    raise,
  };
};

export const sumMustStayBonus = (posed: FleetProblem, placements: readonly Placement[]): number =>
  placements.reduce((sum, { option }) => {
    const { item } = posed.problem.options[option] as Option;
    const mission = posed.pieces[missionIndexOfItem(posed, item)]?.mission;
    if (!posed.wishes.mustStay?.has(mission?.id ?? 0)) return sum;
    return sum + (item < posed.pieces.length ? posed.raise : posed.raise / 2);
  }, 0);

const numberPorts = (ports: PortIndex, lanes: readonly LaneWithStops[]): void => {
  for (const { vessel, comes_from, constraints, subjects } of lanes) {
    ports.of(vessel.home_port_id);
    ports.of(comes_from?.port_id ?? null);
    for (const { constraint } of constraints) ports.of(constraint?.port_id ?? null);
    for (const { mission } of subjects) {
      ports.of(mission.mobilization_port_id);
      ports.of(mission.demobilization_port_id);
    }
  }
};

const placementsNow = (
  pieces: readonly MovableMission[],
  options: readonly Option[],
  lanes: readonly LaneWithStops[],
  shorter: FleetProblem['shorter'],
): FleetProblem['from'] =>
  pieces.flatMap(({ start, vessel_id }, item) => {
    const option = options.findIndex(
      (each, index) =>
        start !== null &&
        each.item === item &&
        !shorter.has(index) &&
        lanes[each.vessel]?.vessel.id === vessel_id &&
        each.earliest <= start &&
        start <= each.latest,
    );
    return option < 0 || start === null ? [] : { option, start };
  });

export const buildFleetProblem = (board: Board, wishes: PlanningParameters): FleetProblem => {
  const span = planningSpanOf(board);
  const ports = new PortIndex(board.conflictContext.distance);
  const { staying, pieces } = partitionMovableMissions(board, adjustLocksForOutage(board, wishes), span);
  const lanes = board.lanes.map(({ lane }) => lane);
  const asked = { board, wishes, ports, staying, pieces };
  const shorter = new Map<number, number>();
  const plain: Option[] = [];
  pieces.forEach((piece, item) => {
    const stretches = findStartRanges(board, piece.mission, wishes.notBefore);
    lanes.forEach((lane, vessel) => {
      if (!canPlaceOnVessel(board, wishes, piece, lane.vessel.id)) return;
      const on = { item, vessel, lane };
      plain.push(
        ...addSameDateOption(
          piece,
          createPlacementOptions(board, piece, on, ports, wishes, { stretches }),
          on.lane,
          wishes,
        ),
      );
      if (wishes.mustStay?.has(piece.mission.id)) return;
      for (const { option, days } of createShorterOptions(asked, piece, on)) {
        shorter.set(plain.length, days);
        plain.push(option);
      }
    });
  });
  const { items, parts, options: split } = buildSplitOptions(asked, pieces, lanes);
  const { options, typical, raise } = raised([...plain, ...split], { pieces, parts }, wishes);
  numberPorts(ports, lanes);
  const blocks = lanes.map((lane) => mergeStopsIntoBlocks(lane, (id) => staying.has(id), span, ports));
  const vessels = lanes.map((lane, index) => ({
    port: ports.of(departureAtYearStart(lane, span).port_id),
    ports: ports.count,
    travel: ports.travelOf(lane.vessel),
    blocks: blocks[index] ?? [],
  }));
  return {
    problem: {
      transitCost: Math.round(wishes.weights.transitDay / ticksInDay),
      vessels,
      items,
      options,
      ...(typical !== undefined && { typical }),
    },
    pieces,
    parts,
    shorter,
    vesselIds: lanes.map(({ vessel }) => vessel.id),
    span,
    from: placementsNow(pieces, options, lanes, shorter),
    board,
    wishes,
    ports,
    raise,
  };
};
