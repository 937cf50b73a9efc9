import type { Mission, Span } from '../missions.ts';
import { tickAfterDay, tickOfDay } from '../ticks.ts';
import type { Circumstances, ConstraintFacts, Subject, VesselFacts } from './circumstances.ts';
import { subjectOf } from './circumstances.ts';
import type { ComesFrom, GoesTo } from './comes-from.ts';

export type Lane = {
  readonly vessel_plan_id: number;
  readonly vessel: VesselFacts;
  readonly missions: readonly Mission[];
  readonly constraints: readonly ConstraintFacts[];
  readonly comes_from?: ComesFrom | null;
  /** Stop of the next year; by default the vessel returns home. */
  readonly goes_to?: GoesTo | null;
};

export type Stop = {
  readonly start: number;
  readonly end: number;
  readonly subject: Subject | null;
  readonly constraint: ConstraintFacts | null;
};

export type ReadyLane = {
  readonly vessel_plan_id: number;
  readonly vessel: VesselFacts;
  readonly comes_from: ComesFrom | null;
  readonly goes_to: GoesTo | null;
  readonly subjects: readonly Subject[];
  readonly constraints: readonly Stop[];
  readonly stops: readonly Stop[];
};

const byStart = (a: Stop, b: Stop): number => a.start - b.start || a.end - b.end;

const stopOfConstraint = (constraint: ConstraintFacts): Stop => ({
  start: tickOfDay(constraint.start_date),
  end: tickAfterDay(constraint.end_date),
  subject: null,
  constraint,
});

const stopOf = (subject: Subject, occupied: Span): Stop => ({
  start: occupied.start,
  end: occupied.end,
  subject,
  constraint: null,
});

const sorted = (subjects: readonly Subject[], constraints: readonly Stop[]): readonly Stop[] => {
  const stops = [...constraints];
  for (const subject of subjects) {
    if (subject.occupied !== null) stops.push(stopOf(subject, subject.occupied));
  }
  return stops.sort(byStart);
};

export const readyLane = (lane: Lane, applications: Circumstances['applications']): ReadyLane => {
  const subjects = lane.missions.map((mission) => subjectOf(mission, applications));
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

export const exchange = (
  lane: ReadyLane,
  missionId: number,
  mission: Mission | null,
  applications: Circumstances['applications'],
): ReadyLane => {
  const others = lane.subjects.filter((subject) => subject.mission.id !== missionId);
  const subjects = mission === null ? others : [...others, subjectOf(mission, applications)];
  return { ...lane, subjects, stops: sorted(subjects, lane.constraints) };
};

export const arrivalPort = (stop: Stop): number | null =>
  stop.subject === null ? (stop.constraint?.port_id ?? null) : stop.subject.mission.mobilization_port_id;

export const departurePort = (stop: Stop): number | null =>
  stop.subject === null ? (stop.constraint?.port_id ?? null) : stop.subject.mission.demobilization_port_id;

export const staysInPlace = (stop: Stop): boolean =>
  stop.subject === null && stop.constraint?.port_id === null;

export const missionIdsOf = (first: Stop | null, second: Stop): number[] => {
  const [one, other] = [first?.subject?.mission.id, second.subject?.mission.id];
  if (one === undefined) return other === undefined ? [] : [other];
  return other === undefined ? [one] : [one, other];
};

export const constraintIdOf = (first: Stop | null, second: Stop): number | undefined =>
  first?.constraint?.id ?? second.constraint?.id;
