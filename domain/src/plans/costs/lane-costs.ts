import type { VesselCostRateName, VesselCostRates } from '../../vessels/vessel-rates.ts';
import type { Board } from '../conflicts/board.ts';
import type { ConflictContext, MissionWithApplication } from '../conflicts/conflict-context.ts';
import type { LaneWithStops } from '../conflicts/lanes.ts';
import { type ItineraryLeg, transitsCountedInYear } from '../conflicts/transits.ts';
import { ticksInDay, daysToTicks } from '../ticks.ts';
import { type Apportionment, apportionByShare, sumUnlessUnknown } from './apportion.ts';

/** Amounts in whole cents, litres and kilograms of CO2; null if a rate is missing. */
export type CostAmounts = {
  readonly cents: number | null;
  readonly fuel: number | null;
  readonly co2: number | null;
};

export type MissionCosts = CostAmounts & {
  readonly mission_id: number;
  readonly unknown_transits: number;
};

export type LaneCosts = {
  readonly vessel_plan_id: number;
  readonly vessel_id: number;
  readonly whole: CostAmounts;
  readonly missions: readonly MissionCosts[];
  readonly others: CostAmounts;
  readonly missing: readonly VesselCostRateName[];
  readonly unknown_transits: number;
};

type Use = { readonly sea: number; readonly alongside: number; readonly transit: number };

const eighths = 2;
const eighthsInDay = ticksInDay * eighths;

/** A transit between two missions is charged to both, any other transit to one. */
const causesOf = ({ from, to }: ItineraryLeg): readonly MissionWithApplication[] =>
  [from?.subject ?? null, to?.subject ?? null].filter((subject) => subject !== null);

type TransitTime = { readonly eighths: number; readonly unknown: number };
const none: TransitTime = { eighths: 0, unknown: 0 };

const transitByMission = (
  lane: LaneWithStops,
  conflictContext: ConflictContext,
): ReadonlyMap<number, TransitTime> => {
  const transits = new Map<number, TransitTime>();
  const add = (id: number, more: TransitTime) => {
    const before = transits.get(id) ?? none;
    transits.set(id, { eighths: before.eighths + more.eighths, unknown: before.unknown + more.unknown });
  };
  for (const leg of transitsCountedInYear(lane, conflictContext)) {
    const causes = causesOf(leg);
    const { needed } = leg;
    const ids = causes.length === 0 ? [0] : causes.map(({ mission }) => mission.id);
    for (const id of ids)
      add(
        id,
        needed === null
          ? { eighths: 0, unknown: 1 }
          : { eighths: (needed * eighths) / ids.length, unknown: 0 },
      );
  }
  return transits;
};

const useOf = ({ mission }: MissionWithApplication, transit: TransitTime): Use => ({
  sea: daysToTicks(mission.operational_days) * eighths,
  alongside: daysToTicks(mission.mobilization_days + mission.demobilization_days) * eighths,
  transit: transit.eighths,
});

const cents = (dollars: number): number => Math.round(dollars * 100);
const grams = (kilograms: number): number => Math.round(kilograms * 1000);

const times = (time: number, rate: number | null): number | null => {
  if (time === 0) return 0;
  return rate === null ? null : time * rate;
};

const allTime = ({ sea, alongside, transit }: Use): number => sea + alongside + transit;

const fuelOf = (use: Use, rates: VesselCostRates): number | null =>
  sumUnlessUnknown([
    times(use.sea, rates.fuel_at_sea),
    times(use.transit, rates.fuel_in_transit),
    times(use.alongside, rates.fuel_alongside),
  ]);

const together = (one: Apportionment, other: Apportionment): Apportionment => ({
  whole: sumUnlessUnknown([one.whole, other.whole]),
  parts: one.parts.map((part, index) => sumUnlessUnknown([part, other.parts[index] ?? null])),
});

const moneyOf = (uses: readonly Use[], rates: VesselCostRates): Apportionment => {
  const { day_rate, crew_cycle_cost, crew_cycle_days } = rates;
  const ship = uses.map((use) => times(allTime(use), day_rate === null ? null : cents(day_rate)));
  const crew = uses.map((use) =>
    times(allTime(use), crew_cycle_cost === null ? null : cents(crew_cycle_cost)),
  );
  return together(
    apportionByShare(ship, eighthsInDay),
    apportionByShare(crew, eighthsInDay * (crew_cycle_days ?? 1)),
  );
};

const amountsOf = (
  uses: readonly Use[],
  rates: VesselCostRates,
): readonly [whole: CostAmounts, ...parts: CostAmounts[]] => {
  const burnt = uses.map((use) => fuelOf(use, rates));
  const { carbon_factor } = rates;
  const factor = carbon_factor === null ? null : grams(carbon_factor);
  const money = moneyOf(uses, rates);
  const fuel = apportionByShare(burnt, eighthsInDay);
  const co2 = apportionByShare(
    burnt.map((litres) => (litres === null ? null : times(litres, factor))),
    eighthsInDay * 1000,
  );
  return [
    { cents: money.whole, fuel: fuel.whole, co2: co2.whole },
    ...uses.map((_, index) => ({
      cents: money.parts[index] ?? null,
      fuel: fuel.parts[index] ?? null,
      co2: co2.parts[index] ?? null,
    })),
  ];
};

const missingOf = (uses: readonly Use[], rates: VesselCostRates): VesselCostRateName[] => {
  const sum = (part: (use: Use) => number) => uses.reduce((total, use) => total + part(use), 0);
  const any = sum(allTime) > 0;
  const [sea, transit, alongside] = [
    sum((use) => use.sea),
    sum((use) => use.transit),
    sum((use) => use.alongside),
  ];
  const needed: Readonly<Record<VesselCostRateName, boolean>> = {
    day_rate: any && rates.day_rate === null,
    crew_cycle: any && rates.crew_cycle_cost === null,
    fuel_at_sea: sea > 0 && rates.fuel_at_sea === null,
    fuel_in_transit: transit > 0 && rates.fuel_in_transit === null,
    fuel_alongside: alongside > 0 && rates.fuel_alongside === null,
    carbon_factor: any && rates.carbon_factor === null,
  };
  return (Object.keys(needed) as VesselCostRateName[]).filter((rate) => needed[rate]);
};

const unknownRates: VesselCostRates = {
  day_rate: null,
  crew_cycle_cost: null,
  crew_cycle_days: null,
  fuel_at_sea: null,
  fuel_in_transit: null,
  fuel_alongside: null,
  carbon_factor: null,
};

/**
 * Operational days use rates at sea, mobilization and demobilization rates in port; transits are charged to
 * the missions that cause them.
 */
export const computeLaneCosts = (
  lane: LaneWithStops,
  conflictContext: ConflictContext,
  rates: VesselCostRates = unknownRates,
): LaneCosts => {
  const transits = transitByMission(lane, conflictContext);
  const subjects = lane.subjects.filter(({ occupied }) => occupied !== null);
  const without = transits.get(0) ?? none;
  const uses: Use[] = [
    { sea: 0, alongside: 0, transit: without.eighths },
    ...subjects.map((subject) => useOf(subject, transits.get(subject.mission.id) ?? none)),
  ];
  const [whole, others, ...parts] = amountsOf(uses, rates);
  const missions = subjects.map(({ mission }, index) => ({
    ...parts[index]!,
    mission_id: mission.id,
    unknown_transits: transits.get(mission.id)?.unknown ?? 0,
  }));
  const unknown = transitsCountedInYear(lane, conflictContext).filter(({ needed }) => needed === null).length;
  return {
    vessel_plan_id: lane.vessel_plan_id,
    vessel_id: lane.vessel.id,
    whole,
    missions,
    others: others!,
    missing: missingOf(uses, rates),
    unknown_transits: unknown,
  };
};

export const sumAmountsUnlessUnknown = (all: readonly CostAmounts[]): CostAmounts => ({
  cents: sumUnlessUnknown(all.map(({ cents }) => cents)),
  fuel: sumUnlessUnknown(all.map(({ fuel }) => fuel)),
  co2: sumUnlessUnknown(all.map(({ co2 }) => co2)),
});

export type BoardCosts = { readonly whole: CostAmounts; readonly lanes: readonly LaneCosts[] };

export type RatesByVessel = ReadonlyMap<number, VesselCostRates>;

export const computeBoardCosts = ({ lanes, conflictContext }: Board, rates: RatesByVessel): BoardCosts => {
  const each = lanes.map(({ lane }) => computeLaneCosts(lane, conflictContext, rates.get(lane.vessel.id)));
  return { whole: sumAmountsUnlessUnknown(each.map(({ whole }) => whole)), lanes: each };
};
