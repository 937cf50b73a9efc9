import { type Board, missionsOf } from '@shiptime/domain/plans/conflicts/board';
import {
  isScheduled,
  type Mission,
  type ScheduledMission,
  sortMissions,
} from '@shiptime/domain/plans/missions';
import { tickToStart, ticksInDay, daysToTicks, startToTick } from '@shiptime/domain/plans/ticks';
import { applyChanges, findNewErrors, type ProposedChange } from './proposed-changes.ts';

type Ends = readonly ['mobilization_days', 0] | readonly ['demobilization_days', -1];

const bothEnds: readonly Ends[] = [
  ['mobilization_days', 0],
  ['demobilization_days', -1],
];

const scheduledOf = (board: Board, application: number): readonly ScheduledMission[] =>
  sortMissions(missionsOf(board).map(({ mission }) => mission))
    .filter(isScheduled)
    .filter(({ ship_time_request_id: id }) => id === application);

const unchanged = (mission: ScheduledMission, vessel_id: number): ProposedChange => {
  const place = { vessel_id, start_date: mission.start_date, start_fraction: mission.start_fraction };
  const { id, operational_days: days } = mission;
  return {
    ...{ id, kind: 'move', mission_id: id, ship_time_request_id: mission.ship_time_request_id ?? 0 },
    ...{ from: place, to: place, operational_days: { from: days, to: days }, second: null },
    reason_code: 'follows',
  };
};

const waysToTakeOver = (
  change: ProposedChange,
  mission: Mission,
  end: Ends[0],
  days: number,
): ProposedChange[] => {
  const { to, operational_days: length, second } = change;
  if (to.start_date === null) return [];
  const taking = { ...change, [end]: { from: mission[end], to: days } };
  const isEarlier = end === 'mobilization_days';
  const start = tickToStart(startToTick(to) - (isEarlier ? daysToTicks(days - mission[end]) : 0));
  const left = length.to - (days - mission[end]);
  return [
    ...(isEarlier && mission.port_call_stops?.length
      ? []
      : [{ ...taking, to: { vessel_id: to.vessel_id, ...start } }]),
    ...(second === null && daysToTicks(left) >= ticksInDay
      ? [{ ...taking, kind: 'shorten' as const, operational_days: { ...length, to: left } }]
      : []),
  ];
};

/** Passes a removed first mission's mobilization, or last mission's demobilization, to its neighbour. */
export const passPortDaysToNeighbours = (
  board: Board,
  changes: readonly ProposedChange[],
  notBefore: number,
): readonly ProposedChange[] => {
  const missions = new Map(missionsOf(board).map((each) => [each.mission.id, each]));
  const planVessels = new Map(board.lanes.map(({ lane }) => [lane.vessel_plan_id, lane.vessel.id]));
  let all = changes;
  const concerned = new Set(
    changes.filter(({ kind }) => kind === 'remove').map(({ ship_time_request_id: id }) => id),
  );
  for (const application of concerned) {
    const then = scheduledOf(board, application);
    for (const [end, at] of bothEnds) {
      const after = applyChanges(board, all);
      const left = scheduledOf(after, application);
      const [lost, heir] = [then.at(at), left.at(at)];
      if (!lost || !heir || left.some(({ id }) => Math.abs(id) === lost.id)) continue;
      const mission = missions.get(Math.abs(heir.id))?.mission;
      if (!mission || !isScheduled(mission) || lost[end] <= mission[end]) continue;
      const vesselId = planVessels.get(mission.vessel_plan_id);
      const change =
        all.find(({ mission_id: id }) => id === mission.id) ??
        (vesselId === undefined ? null : unchanged(mission, vesselId));
      const others = all.filter(({ mission_id: id }) => id !== mission.id);
      const found = (change ? waysToTakeOver(change, mission, end, lost[end]) : []).find(
        (way) =>
          way.to.start_date !== null &&
          startToTick(way.to) >= notBefore &&
          findNewErrors(after, applyChanges(board, [...others, way])).length === 0,
      );
      if (found) all = [...others, found];
    }
  }
  return all;
};
