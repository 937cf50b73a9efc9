import type { Mission, Span } from '../../missions.ts';
import { occupiedTicks } from '../../missions.ts';
import { sortStops } from '../../port-calls.ts';
import { ticksToDays, ticksInDay, daysToTicks } from '../../ticks.ts';
import type {
  ConflictContext,
  MissionRule,
  SeaDistance,
  MissionWithApplication,
} from '../conflict-context.ts';
import { haveSameApplication } from '../conflict-context.ts';
import type { Conflict } from '../conflict.ts';
import { createConflict, noConflicts } from '../conflict.ts';
import { canalLockHours, steamingTicks } from '../transits.ts';
import { findPartnerMission } from '../whole-voyage.ts';

/** Returns the mission, or both of a shared voyage; null for the second, to avoid duplicate reports. */
export const selectMissionsToCheckTogether = (
  subject: MissionWithApplication,
  all: readonly MissionWithApplication[],
): readonly Mission[] | null => {
  const { mission, application } = subject;
  const mate = application?.shared_voyage ? findPartnerMission(subject, all) : null;
  if (mate === null) return [mission];
  return application?.shared_voyage?.works_first ? [mission, mate] : null;
};

export const staysAtOnePort = (missions: readonly Mission[]): boolean => {
  const port = missions[0]?.mobilization_port_id ?? null;
  if (port === null || missions.at(-1)?.demobilization_port_id !== port) return false;
  return missions.every(({ port_call_stops: stops }) => stops === undefined || stops.length === 0);
};

/** Times are ticks since midnight of the first mission's first day; the last leg has no `arrival`. */
export type PassageLeg = {
  readonly from: number | null;
  readonly to: number | null;
  readonly way: SeaDistance | null;
  readonly arrival: Span | null;
  readonly alongside: number;
};

type Distances = Pick<ConflictContext, 'distance'>;

const legBetween = (
  from: number | null,
  to: number | null,
  call: { readonly arrival: Span; readonly days: number | null } | null,
  { distance }: Distances,
): PassageLeg => ({
  from,
  to,
  way: from === null || to === null || from === to ? null : distance(from, to),
  arrival: call?.arrival ?? null,
  alongside: daysToTicks(call?.days ?? 0),
});

/** Legs from first port, via port calls, to the last. */
export const legsWithinVoyage = (
  missions: readonly Mission[],
  distances: Distances,
): readonly PassageLeg[] => {
  const legs: PassageLeg[] = [];
  let from = missions[0]?.mobilization_port_id ?? null;
  let starts = daysToTicks(missions[0]?.start_fraction ?? 0);
  for (const mission of missions) {
    const firstDay = Math.floor(starts / ticksInDay);
    for (const { port_id, day, days } of sortStops(mission)) {
      const start = (firstDay + day - 1) * ticksInDay;
      legs.push(legBetween(from, port_id, { arrival: { start, end: start + ticksInDay }, days }, distances));
      from = port_id;
    }
    if (missions.length > 1) starts += occupiedTicks(mission);
  }
  legs.push(legBetween(from, missions.at(-1)?.demobilization_port_id ?? null, null, distances));
  return legs;
};

const seaSpan = (missions: readonly Mission[]): Span => {
  const start = daysToTicks((missions[0]?.start_fraction ?? 0) + (missions[0]?.mobilization_days ?? 0));
  const days = missions.reduce((sum, { operational_days }) => sum + operational_days, 0);
  return { start, end: start + daysToTicks(days) };
};

const ticksOf = ({ way }: PassageLeg, knots: number | null): number =>
  way === null || way.method === 'none' || knots === null
    ? 0
    : steamingTicks(way.nautical_miles + canalLockHours(way) * knots, knots);

/** Assumes the earliest possible departures, so a call reported as missed cannot be reached at all. */
const callsMissed = (
  legs: readonly PassageLeg[],
  missions: readonly Mission[],
  knots: number | null,
): readonly Conflict[] => {
  const ids = missions.map(({ id }) => id);
  const sea = seaSpan(missions);
  const [found, outside]: [Conflict[], PassageLeg[]] = [[], []];
  let at = sea.start;
  for (const leg of legs) {
    const { from, to, arrival, alongside } = leg;
    const needed = ticksOf(leg, knots);
    const window = arrival ?? { start: 0, end: sea.end + 1 };
    if (arrival && (arrival.end <= sea.start || arrival.start >= sea.end)) {
      outside.push(leg);
      continue;
    }
    const late = at + needed - (window.end - 1);
    if (late > 0 && found.length === 0)
      found.push(
        createConflict('port_call_late', ids, ticksToDays(late), {
          from_port_id: from ?? 0,
          port_id: to ?? 0,
          needed: ticksToDays(needed),
          ...(arrival === null && { cause: 'last' }),
        }),
      );
    at = Math.max(at + needed, window.start) + alongside;
  }
  if (outside.length === 0) return found;
  const ticks = outside.map(({ arrival }) =>
    arrival ? Math.max(sea.start - arrival.start, arrival.end - sea.end) : 0,
  );
  const ports = outside.map(({ to }) => to).join('+');
  return [createConflict('port_call_outside', ids, ticksToDays(Math.max(...ticks)), { ports }), ...found];
};

const passageByPorts: MissionRule = (subject, { cruising_speed: knots }, conflictContext, all) => {
  const missions = selectMissionsToCheckTogether(subject, all);
  if (missions === null || staysAtOnePort(missions)) return noConflicts;
  const legs = legsWithinVoyage(missions, conflictContext);
  if (legs.length === 1 && legs[0]?.way === null) return noConflicts;
  const ids = missions.map(({ id }) => id);
  const blocked = legs.find(({ way }) => way?.method === 'none');
  if (blocked)
    return [
      createConflict('passage_impossible', ids, 0, {
        from_port_id: blocked.from ?? 0,
        to_port_id: blocked.to ?? 0,
      }),
    ];
  const sea = seaSpan(missions);
  const miles = legs.reduce((sum, { way }) => sum + (way?.nautical_miles ?? 0), 0);
  const needed = legs.reduce((sum, leg) => sum + ticksOf(leg, knots) + leg.alongside, 0);
  const missing = needed - (sea.end - sea.start);
  if (missing <= 0) return legs.length === 1 ? noConflicts : callsMissed(legs, missions, knots);
  return [
    createConflict('passage_short', ids, ticksToDays(missing), {
      nautical_miles: Math.round(miles),
      needed: ticksToDays(needed),
      operational_days: ticksToDays(sea.end - sea.start),
      ...(legs.length > 1 && { cause: 'port_calls' }),
    }),
  ];
};

/** Skips applications with several missions, since any mission may reach the farthest station. */
const farthestStationRule: MissionRule = (subject, { cruising_speed: knots }, _conflictContext, all) => {
  const { mission, application } = subject;
  const miles = application?.farthest_nautical_miles ?? 0;
  if (miles === 0 || knots === null) return noConflicts;
  const missions = selectMissionsToCheckTogether(subject, all);
  const legs = all.filter((other) => haveSameApplication(other.mission, mission));
  if (missions === null || legs.length !== 1) return noConflicts;
  const needed = steamingTicks(miles, knots);
  const sea = seaSpan(missions);
  const missing = needed - (sea.end - sea.start);
  if (missing <= 0) return noConflicts;
  return [
    createConflict('passage_short', [mission.id], ticksToDays(missing), {
      nautical_miles: Math.round(miles),
      needed: ticksToDays(needed),
      operational_days: ticksToDays(sea.end - sea.start),
      cause: 'stations',
    }),
  ];
};

export const passageRule: MissionRule = (...asked) => {
  const found = passageByPorts(...asked);
  return found.length > 0 ? found : farthestStationRule(...asked);
};
