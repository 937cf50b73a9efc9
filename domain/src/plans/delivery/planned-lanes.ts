import type { ConstraintKind } from '../../vessels/constraints.ts';
import type { ConflictContext, MissionWithApplication } from '../conflicts/conflict-context.ts';
import type { LaneWithStops } from '../conflicts/lanes.ts';
import { transitsOf } from '../conflicts/transits.ts';
import { dayOfTick, ticksToDays, tickAfterDay, daysToTicks } from '../ticks.ts';
import type { MissionWaters } from './delivery-areas.ts';
import {
  ageBandOf,
  type DeliveryRates,
  type MonthlyLossShares,
  weatherFactorOfLength,
  weatherFactorOfWork,
} from './delivery-rates.ts';
import type { LaneSimulationInput } from './simulate-fleet.ts';
import type { PlannedVoyage } from './simulate-ship.ts';

export type DeliveryVesselParticulars = {
  readonly length: number | null;
  readonly age: number | null;
  readonly is_science_ship: boolean;
  readonly is_icebreaker: boolean;
};

export type DeliveryFacts = {
  readonly rates: DeliveryRates;
  readonly ship: DeliveryVesselParticulars;
  readonly kinds: ReadonlyMap<number, ConstraintKind>;
  readonly watersOf: (mission: MissionWithApplication['mission']) => MissionWaters;
  readonly needsOf: (mission: MissionWithApplication['mission']) => readonly string[];
  readonly corrections: { readonly weather: number; readonly stops: number };
};

const yardKinds: ReadonlySet<ConstraintKind> = new Set(['refit', 'drydock']);
const decemberIndex = 11;
const monthsOfSummer = [4, 5, 6, 7, 8];
const monthOf = (tick: number): number => Number(dayOfTick(tick).slice(5, 7)) - 1;

const weatherOf = (subject: MissionWithApplication, facts: DeliveryFacts): number => {
  const { rates, ship } = facts;
  const { areas, isSheltered } = facts.watersOf(subject.mission);
  const { start, end } = subject.operations!;
  const considered = areas.length > 0 ? areas : (Object.keys(rates.weather) as (typeof areas)[number][]);
  const inIce = (months: MonthlyLossShares): number =>
    ship.is_icebreaker
      ? (months[decemberIndex] ?? Math.max(...months.filter((share) => share !== null)))
      : rates.weather_cap;
  const shareAt = (area: (typeof areas)[number], month: number): number =>
    rates.weather[area][month] ?? inIce(rates.weather[area]);
  let sum = 0;
  let days = 0;
  for (let tick = start; tick < end; tick += daysToTicks(1)) {
    const shares = considered.map((area) => shareAt(area, monthOf(tick)));
    sum += areas.length > 0 ? shares.reduce((a, b) => a + b, 0) / shares.length : Math.max(...shares);
    days += 1;
  }
  const work = weatherFactorOfWork(rates, facts.needsOf(subject.mission));
  const factor =
    weatherFactorOfLength(rates, ship.length) * work * (isSheltered ? 0.5 : 1) * facts.corrections.weather;
  return Math.min(rates.weather_cap, (sum / days) * factor);
};

export const prepareLaneForSimulation = (
  lane: LaneWithStops,
  conflictContext: ConflictContext,
  facts: DeliveryFacts,
): LaneSimulationInput => {
  const { rates, ship } = facts;
  const origin = conflictContext.year.start;
  const days = (tick: number) => ticksToDays(tick - origin);
  const transits = transitsOf(lane, conflictContext);
  const latestOf = (subject: MissionWithApplication): number => {
    const { occupied, operations, mission, application } = subject;
    const next = transits.find(({ from }) => from?.subject === subject);
    const last = lane.stops.at(-1)?.subject === subject;
    const until = next
      ? next.needed === null
        ? occupied!.end
        : next.to.start - next.needed
      : last
        ? conflictContext.year.end
        : occupied!.end;
    const back = until - daysToTicks(mission.demobilization_days);
    const window = application?.operational_window_end;
    return Math.max(operations!.end, window ? Math.min(back, tickAfterDay(window)) : back);
  };
  const voyages = lane.subjects
    .filter((subject) => subject.occupied !== null)
    .toSorted((a, b) => a.occupied!.start - b.occupied!.start)
    .map((subject): PlannedVoyage => {
      const { occupied, operations } = subject;
      const isSummer = monthsOfSummer.includes(monthOf(operations!.start));
      return {
        mission_id: subject.mission.id,
        begins: days(occupied!.start),
        sails: days(operations!.start),
        returns: days(operations!.end),
        latest: days(latestOf(subject)),
        weather: weatherOf(subject, facts),
        spell: isSummer ? rates.summer_spell : rates.winter_spell,
      };
    });
  const band = ageBandOf(rates, ship.age);
  return {
    vessel_plan_id: lane.vessel_plan_id,
    voyages,
    yards: lane.constraints
      .filter(({ constraint }) => yardKinds.has(facts.kinds.get(constraint!.id) ?? 'other'))
      .map(({ start, end }) => ({ begins: days(start), ends: days(end) })),
    short_stops: Math.min(0.5, band.short_stops * facts.corrections.stops),
    long_stop: band.long_stop,
    called_away: ship.is_science_ship ? rates.called_away_dedicated : rates.called_away_other,
    overrun: band.overrun,
    year: days(conflictContext.year.end),
  };
};
