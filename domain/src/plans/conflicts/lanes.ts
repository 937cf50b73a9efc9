import { allowsSailing } from '../../vessels/constraints.ts';
import type { Mission, Span } from '../missions.ts';
import { tickAfterDay, tickOfDay } from '../ticks.ts';
import type {
  ConflictContext,
  ConstraintFacts,
  MissionWithApplication,
  VesselFacts,
} from './conflict-context.ts';
import { addApplicationToMission } from './conflict-context.ts';
import type { PreviousStop, NextStop } from './adjacent-stops.ts';

export type Lane = {
  readonly vessel_plan_id: number;
  readonly vessel: VesselFacts;
  readonly missions: readonly Mission[];
  readonly constraints: readonly ConstraintFacts[];
  readonly comes_from?: PreviousStop | null;
  /** First stop of the next fiscal year; by default the vessel returns home. */
  readonly goes_to?: NextStop | null;
};

export type LaneStop = {
  readonly start: number;
  readonly end: number;
  readonly subject: MissionWithApplication | null;
  readonly constraint: ConstraintFacts | null;
};

export type LaneWithStops = {
  readonly vessel_plan_id: number;
  readonly vessel: VesselFacts;
  readonly comes_from: PreviousStop | null;
  readonly goes_to: NextStop | null;
  readonly subjects: readonly MissionWithApplication[];
  readonly constraints: readonly LaneStop[];
  readonly stops: readonly LaneStop[];
};

const byStart = (a: LaneStop, b: LaneStop): number => a.start - b.start || a.end - b.end;

const stopOfConstraint = (constraint: ConstraintFacts): LaneStop => ({
  start: tickOfDay(constraint.start_date),
  end: tickAfterDay(constraint.end_date),
  subject: null,
  constraint,
});

const stopOf = (subject: MissionWithApplication, occupied: Span): LaneStop => ({
  start: occupied.start,
  end: occupied.end,
  subject,
  constraint: null,
});

const sorted = (
  subjects: readonly MissionWithApplication[],
  constraints: readonly LaneStop[],
): readonly LaneStop[] => {
  const stops = [...constraints];
  for (const subject of subjects) {
    if (subject.occupied !== null) stops.push(stopOf(subject, subject.occupied));
  }
  return stops.sort(byStart);
};

export const createLaneWithStops = (
  lane: Lane,
  applications: ConflictContext['applications'],
): LaneWithStops => {
  const subjects = lane.missions.map((mission) => addApplicationToMission(mission, applications));
  const constraints = lane.constraints.map(stopOfConstraint);
  return {
    vessel_plan_id: lane.vessel_plan_id,
    vessel: lane.vessel,
    comes_from: lane.comes_from ?? null,
    goes_to: lane.goes_to ?? null,
    subjects,
    constraints,
    stops: sorted(subjects, constraints),
  };
};

export const replaceOrRemoveMission = (
  lane: LaneWithStops,
  missionId: number,
  mission: Mission | null,
  applications: ConflictContext['applications'],
): LaneWithStops => {
  const others = lane.subjects.filter((subject) => subject.mission.id !== missionId);
  const subjects = mission === null ? others : [...others, addApplicationToMission(mission, applications)];
  return { ...lane, subjects, stops: sorted(subjects, lane.constraints) };
};

export const arrivalPort = (stop: LaneStop): number | null =>
  stop.subject === null ? (stop.constraint?.port_id ?? null) : stop.subject.mission.mobilization_port_id;

export const departurePort = (stop: LaneStop): number | null =>
  stop.subject === null ? (stop.constraint?.port_id ?? null) : stop.subject.mission.demobilization_port_id;

export const keepsVesselInPlace = (stop: LaneStop): boolean =>
  stop.subject === null && stop.constraint?.port_id === null;

export const sailingTicksDuringStop = (stop: LaneStop, from: number): number =>
  stop.constraint && allowsSailing(stop.constraint) ? Math.max(0, stop.end - Math.max(stop.start, from)) : 0;

export const missionIdsOfStops = (first: LaneStop | null, second: LaneStop): number[] => {
  const [one, other] = [first?.subject?.mission.id, second.subject?.mission.id];
  if (one === undefined) return other === undefined ? [] : [other];
  return other === undefined ? [one] : [one, other];
};

export const constraintIdOfStops = (first: LaneStop | null, second: LaneStop): number | undefined =>
  first?.constraint?.id ?? second.constraint?.id;
