import { extendWindow } from '@shiptime/domain/applications/available-time';
import type { Board } from '@shiptime/domain/plans/conflicts/board';
import { missionVesselRules } from '@shiptime/domain/plans/conflicts/check-lane';
import type { MissionWithApplication, VesselFacts } from '@shiptime/domain/plans/conflicts/conflict-context';
import { addApplicationToMission } from '@shiptime/domain/plans/conflicts/conflict-context';
import { type Conflict, type ConflictCode, createConflict } from '@shiptime/domain/plans/conflicts/conflict';
import { markKeptConflicts } from '@shiptime/domain/plans/conflicts/kept-conflicts';
import type { LaneWithStops } from '@shiptime/domain/plans/conflicts/lanes';
import { portSeasonRule } from '@shiptime/domain/plans/conflicts/rules/port-season';
import { weatherContingencyShare } from '@shiptime/domain/plans/conflicts/rules/transit';
import { findUnknownParticulars } from '@shiptime/domain/plans/conflicts/rules/unknown-particulars';
import { windowSpan } from '@shiptime/domain/plans/conflicts/rules/windows';
import { placeMissionAt } from '@shiptime/domain/plans/mission-changes';
import { type Mission, occupiedTicks } from '@shiptime/domain/plans/missions';
import { dayFractions, ticksInDay, daysToTicks } from '@shiptime/domain/plans/ticks';
import type { Option } from '../problem.ts';
import {
  dateKeepingBonus,
  fullStabilityWeights,
  type PlanningParameters,
  pointsOfMission,
} from './planning-parameters.ts';
import { isFirstLeg, type MovableMission } from './movable-missions.ts';
import type { PortIndex } from './port-index.ts';
import { planningSpanOf } from './planning-span.ts';

const outsideOf = new Set<ConflictCode>(['outside_waters', 'outside_region']);

/** Conflicts about unknown data; `allowUnknown` never overrides an assumed "no". */
const unknownOf = (
  subject: MissionWithApplication,
  vessel: VesselFacts,
  { conflictContext }: Board,
  { allowUnknown }: PlanningParameters,
): readonly Conflict[] =>
  findUnknownParticulars(subject, vessel, conflictContext)
    .filter(({ doubtful }) => doubtful || !allowUnknown)
    .map(({ cause, capability_id }) =>
      createConflict('not_checked', [subject.mission.id], 0, {
        cause,
        ...(capability_id !== undefined && { capability_id }),
      }),
    );

const startVariantsOf = (mission: Mission): readonly Mission[] =>
  mission.port_call_stops?.length
    ? dayFractions.map((start_fraction) => ({ ...mission, start_fraction }))
    : [mission];

export const findDateIndependentErrors = (
  board: Board,
  { mission, vessel_id, start }: MovableMission,
  vessel: VesselFacts,
  wishes: PlanningParameters,
): readonly Conflict[] => {
  const { conflictContext } = board;
  const isThere = vessel_id === vessel.id && start !== null;
  const errorsOf = (variant: Mission): readonly Conflict[] => {
    const subject = addApplicationToMission(variant, conflictContext.applications);
    const broken = missionVesselRules.flatMap((rule) => rule(subject, vessel, conflictContext, []));
    const found = (
      isThere ? markKeptConflicts(broken, conflictContext.kept).filter(({ kept }) => !kept) : broken
    ).filter(
      ({ severity, code }) =>
        severity === 'error' || (!isThere && !wishes.allowOtherWaters && outsideOf.has(code)),
    );
    return isThere ? found : [...found, ...unknownOf(subject, vessel, board, wishes)];
  };
  return (
    startVariantsOf(mission)
      .map(errorsOf)
      .find(({ length }) => length > 0) ?? []
  );
};

export type StartRange = { readonly first: number; readonly last: number };

export const findStartRange = (board: Board, mission: Mission, notBefore: number): StartRange => {
  const { year, applications } = board.conflictContext;
  const { origin } = planningSpanOf(board);
  const { application } = addApplicationToMission(mission, applications);
  const window = windowSpan(
    application?.operational_window_start ?? null,
    application?.operational_window_end ?? null,
  );
  const mobilized = daysToTicks(mission.mobilization_days);
  const operations = daysToTicks(mission.operational_days);
  const length = occupiedTicks(mission);
  const allowed = extendWindow(window, mobilized, length - mobilized - operations);
  return {
    first: Math.max(year.start, allowed.start, notBefore) - origin,
    last: Math.min(year.end, allowed.end) - length - origin,
  };
};

export const findStartRanges = (board: Board, mission: Mission, notBefore: number): StartRange[] => {
  const { conflictContext } = board;
  const { origin } = planningSpanOf(board);
  const { first, last } = findStartRange(board, mission, notBefore);
  if (first > last) return [];
  const ports = [mission.mobilization_port_id, mission.demobilization_port_id];
  const hasSeason = ports.some((id) => id !== null && conflictContext.ports.get(id)?.season_start);
  if (!hasSeason) return [{ first, last }];
  const stretches: StartRange[] = [];
  const nobody = {} as VesselFacts;
  for (let at = first; at <= last; at += 1) {
    const dated = placeMissionAt(mission, at + origin);
    const subject = addApplicationToMission(dated, conflictContext.applications);
    if (portSeasonRule(subject, nobody, conflictContext, []).length > 0) continue;
    const before = stretches.at(-1);
    if (before?.last === at - 1) stretches[stretches.length - 1] = { first: before.first, last: at };
    else stretches.push({ first: at, last: at });
  }
  return stretches;
};

const clamp = (value: number, { first, last }: StartRange) => Math.min(Math.max(value, first), last);

const choiceLoss = (
  subject: MissionWithApplication,
  vesselId: number,
  { weights }: PlanningParameters,
): number => {
  const { application } = subject;
  if (!application) return 0;
  const { vessel_preference_1_id: first, vessel_preference_2_id: second } = application;
  if ((first === null && second === null) || first === vesselId) return 0;
  return second === vesselId ? weights.secondChoice : weights.otherVessel;
};

const noMargin = 0.05;
const somethingUnknown = 0.15;

export const bonusForKeepingPlace = (
  { mission, start }: Pick<MovableMission, 'mission' | 'start'>,
  { stability, affected }: PlanningParameters,
  wholePoints: number,
): number => {
  if (start === null) return 0;
  const isUntouched = affected !== undefined && !affected.has(mission.id);
  return fullStabilityWeights.kept * (isUntouched ? 1 : stability) * wholePoints;
};

export const addSameDateOption = (
  { mission, start, vessel_id }: MovableMission,
  options: readonly Option[],
  { vessel }: LaneWithStops,
  wishes: PlanningParameters,
): readonly Option[] => {
  if (start === null || vessel.id !== vessel_id) return options;
  const own = options.find(({ earliest, latest }) => earliest <= start && start <= latest);
  if (!own) return options;
  const nearer = wishes.stability > 0 ? 0 : own.penalty * daysToTicks(dateKeepingBonus.days) + 1;
  const points = pointsOfMission(mission, wishes);
  const sameDate = (fullStabilityWeights.sameDate * wishes.stability * points) / mission.operational_days;
  const gain = Math.round(Math.max(nearer, points * dateKeepingBonus.share, sameDate));
  return [{ ...own, value: own.value + gain, earliest: start, latest: start }, ...options];
};

const valueOf = (
  { mission, start, vessel_id }: MovableMission,
  subject: MissionWithApplication,
  { vessel }: LaneWithStops,
  { wishes, conflictContext }: { wishes: PlanningParameters; conflictContext: Board['conflictContext'] },
  points: number,
  wholePoints: number,
): number => {
  const ideal = subject.application?.ideal_science_berths ?? 0;
  const fewBerths = (vessel.science_berths ?? 0) < ideal ? wishes.weights.fewBerths : 0;
  const isThere = start !== null && vessel.id === vessel_id;
  const stays = isThere ? fullStabilityWeights.stay * wishes.stability : 0;
  const isUnknown = !isThere && findUnknownParticulars(subject, vessel, conflictContext).length > 0;
  const unknown = isUnknown ? somethingUnknown : 0;
  const keeps = bonusForKeepingPlace({ mission, start }, wishes, wholePoints);
  return Math.round(
    points * (1 - choiceLoss(subject, vessel.id, wishes) - fewBerths - unknown + stays) + keeps,
  );
};

const waysWithMargin = (margin: number) => [
  { margin, price: 0 },
  ...(margin === 0 ? [] : [{ margin: 0, price: noMargin }]),
];

export const createPlacementOptions = (
  board: Board,
  piece: MovableMission,
  { item, vessel, lane }: { item: number; vessel: number; lane: LaneWithStops },
  ports: PortIndex,
  wishes: PlanningParameters,
  {
    points = pointsOfMission(piece.mission, wishes),
    wholePoints = points,
    stretches = findStartRanges(
      board,
      piece.mission,
      Math.max(wishes.notBefore, piece.startBefore ?? wishes.notBefore),
    ),
  }: {
    readonly points?: number;
    readonly wholePoints?: number;
    readonly stretches?: readonly StartRange[];
  } = {},
): Option[] => {
  const { mission, start } = piece;
  const { weights, stability } = wishes;
  if (findDateIndependentErrors(board, piece, lane.vessel, wishes).length > 0) return [];
  const subject = addApplicationToMission(mission, board.conflictContext.applications);
  const { application } = subject;
  const days = mission.operational_days;
  const { conflictContext } = board;
  const value = valueOf(piece, subject, lane, { wishes, conflictContext }, points, wholePoints);
  const preferring = piece.isAlone || isFirstLeg(board, piece) ? application : null;
  const preferred = windowSpan(
    preferring?.preferred_start_window_start ?? null,
    preferring?.preferred_start_window_end ?? null,
  );
  const before = daysToTicks(mission.mobilization_days) + planningSpanOf(board).origin;
  const keepsDate = start !== null && (stability > 0 || !preferring);
  const isFreeToStay = keepsDate && stability === 0;
  const perTick = isFreeToStay ? 0 : (weights.outsidePreferred * points) / (30 * ticksInDay);
  const perTickMoved = keepsDate ? (fullStabilityWeights.dayMoved * stability * points) / ticksInDay : 0;
  const margin = start === null ? Math.ceil(daysToTicks(days) * weatherContingencyShare) : 0;
  return stretches.flatMap((stretch) => {
    const from = keepsDate ? start : preferred.start - before;
    const to = keepsDate ? start : preferred.end - 1 - before;
    const preferredFrom = Number.isFinite(from) ? clamp(from, stretch) : stretch.first;
    return waysWithMargin(margin).map((way) => ({
      item,
      vessel,
      from: ports.of(mission.mobilization_port_id),
      to: ports.of(mission.demobilization_port_id),
      duration: occupiedTicks(mission) + way.margin,
      earliest: stretch.first,
      latest: stretch.last,
      value: value - Math.round(points * way.price),
      preferredFrom,
      preferredTo: Number.isFinite(to) ? Math.max(preferredFrom, clamp(to, stretch)) : stretch.last,
      penalty: Math.max(1, Math.round(perTick + perTickMoved)),
    }));
  });
};
