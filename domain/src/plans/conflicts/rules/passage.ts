import { daysOfTicks, ticksInDay, ticksOfDays } from '../../ticks.ts';
import type { DatedPortCall, Mission } from '../../missions.ts';
import type { ApplicationFacts, DistanceBetween, MissionRule, SeaDistance } from '../circumstances.ts';
import { clean, conflict, type ConflictParams } from '../conflict.ts';
import { lockHours, ticksUnderWay } from '../transits.ts';
import { mateOf } from '../whole-voyage.ts';

/** Over the application's stations, where the mission does all of its days; nautical miles. */
export const stationTrack = (mission: Mission, application: ApplicationFacts | null): number =>
  application !== null && mission.operational_days >= (application.operational_days ?? 0)
    ? (application.track_nautical_miles ?? 0)
    : 0;

/** Null for the same port, and where a port or the way is unknown. */
const wayBetween = (from: number | null, to: number | null, between: DistanceBetween): SeaDistance | null =>
  from === null || to === null || from === to ? null : between(from, to);

const ticksFor = (way: SeaDistance | null, knots: number, atLeast = 0): number =>
  ticksUnderWay(
    Math.max(way?.nautical_miles ?? 0, atLeast) + (way === null ? 0 : lockHours(way) * knots),
    knots,
  );

type Leg = { readonly from: number | null; readonly to: number | null; readonly call: DatedPortCall | null };

/** From port to port by the dated port calls, in their order. */
export const legsInside = (mission: Mission, to = mission.demobilization_port_id): readonly Leg[] => {
  const calls = (mission.dated_port_calls ?? []).toSorted((a, b) => a.day - b.day);
  let from = mission.mobilization_port_id;
  return [...calls, null].map((call) => {
    const leg = { from, to: call === null ? to : call.port_id, call };
    from = leg.to;
    return leg;
  });
};

type Asked = {
  readonly mission: Mission;
  readonly ids: readonly number[];
  readonly to: number | null;
  /** Days between the moment at which the vessel sails and the one at which it returns. */
  readonly days: number;
  readonly track: number;
};

/** The first call that cannot be reached on its day, or from which the mission's end cannot; in ticks from the start. */
const throughCalls = ({ mission, ids, to, days, track }: Asked, knots: number, between: DistanceBetween) => {
  const morning = (day: number) => (day - 1 - mission.start_fraction) * ticksInDay;
  const sails = ticksOfDays(mission.mobilization_days);
  const returns = sails + ticksOfDays(days);
  let [at, miles] = [sails, 0];
  for (const leg of legsInside(mission, to)) {
    const way = wayBetween(leg.from, leg.to, between);
    if (way?.method === 'none') return impossible(ids, leg.from, leg.to);
    miles += way?.nautical_miles ?? 0;
    at += ticksFor(way, knots);
    const latest = leg.call === null ? returns : Math.min(returns, morning(leg.call.day) + ticksInDay);
    if (at > latest)
      return short(ids, at - latest, {
        nautical_miles: Math.round(way?.nautical_miles ?? 0),
        from_port_id: leg.from ?? 0,
        to_port_id: leg.to ?? 0,
        cause: 'port_call',
      });
    if (leg.call !== null) at = Math.max(at, morning(leg.call.day));
  }
  const needed = ticksFor(null, knots, Math.max(miles, track));
  return needed > ticksOfDays(days) ? tooLong(ids, needed, days, Math.max(miles, track)) : clean;
};

const short = (ids: readonly number[], ticks: number, params: ConflictParams) => [
  conflict('passage_short', ids, daysOfTicks(ticks), params),
];

const tooLong = (ids: readonly number[], needed: number, days: number, miles: number) =>
  short(ids, needed - ticksOfDays(days), {
    nautical_miles: Math.round(miles),
    needed: daysOfTicks(needed),
    operational_days: days,
  });

const impossible = (ids: readonly number[], from: number | null, to: number | null) => [
  conflict('passage_impossible', ids, 0, { from_port_id: from ?? 0, to_port_id: to ?? 0 }),
];

/**
 * The days at sea are enough for the way from the first port, over stations and port calls, to the last (record 0131).
 * Two missions of a shared voyage are asked as one.
 */
export const passageRule: MissionRule = (subject, vessel, { distance }, all) => {
  const { mission, application } = subject;
  const mate = application?.shared_voyage ? mateOf(subject, all) : null;
  if (mate && !application?.shared_voyage?.works_first) return clean;
  const to = mate === null ? mission.demobilization_port_id : mate.demobilization_port_id;
  const days = mission.operational_days + (mate?.operational_days ?? 0);
  const track = stationTrack(mission, application);
  const knots = vessel.cruising_speed;
  if (mission.dated_port_calls?.length) {
    const ids = mate === null ? [mission.id] : [mission.id, mate.id];
    return knots === null ? clean : throughCalls({ mission, ids, to, days, track }, knots, distance);
  }
  const from = mission.mobilization_port_id;
  const way = wayBetween(from, to, distance);
  if (way?.method === 'none') return impossible(mate ? [mission.id, mate.id] : [mission.id], from, to);
  if (knots === null || (way === null && track === 0)) return clean;
  const needed = ticksFor(way, knots, track);
  if (needed <= ticksOfDays(days)) return clean;
  const ids = mate === null ? [mission.id] : [mission.id, mate.id];
  return tooLong(ids, needed, days, Math.max(way?.nautical_miles ?? 0, track));
};
