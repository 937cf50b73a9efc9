import { createSeededRandom } from '../../shared/random.ts';
import type { DeliveryRates } from './delivery-rates.ts';
import {
  dayLossCauses,
  type VesselSimulationInput,
  simulateVesselYear,
  type VoyageLoss,
} from './simulate-ship.ts';

/** Days at sea at the 10th, 50th and 90th percentile of simulated years. */
export type PercentileSpread = { readonly p10: number; readonly p50: number; readonly p90: number };

export type VoyageForecast = {
  readonly mission_id: number;
  readonly planned: number;
  readonly delivered: number;
  readonly completed: number;
  readonly lost: Readonly<VoyageLoss>;
  readonly spare_day: number;
};

export type VesselForecast = {
  readonly vessel_plan_id: number;
  readonly planned: number;
  readonly days: PercentileSpread;
  readonly voyages: readonly VoyageForecast[];
};

export type FleetForecast = {
  readonly years: number;
  readonly seed: number;
  readonly planned: number;
  readonly days: PercentileSpread;
  readonly completed: number;
  readonly ships: readonly VesselForecast[];
};

export type LaneSimulationInput = VesselSimulationInput & { readonly vessel_plan_id: number };

const spreadOf = (days: Float64Array): PercentileSpread => {
  const sorted = days.toSorted();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9) };
};

const noLoss = (): VoyageLoss => ({ weather: 0, stop: 0, out: 0, refit: 0, called: 0 });

const lengthOf = ({ sails, returns }: { sails: number; returns: number }): number => returns - sails;

class ShipYears {
  readonly lane: LaneSimulationInput;
  readonly #rates: DeliveryRates;
  readonly #losses: readonly VoyageLoss[];
  readonly #delivered: Float64Array;
  readonly #sums: { delivered: number; completed: number; spare: number; lost: VoyageLoss }[];

  constructor(lane: LaneSimulationInput, rates: DeliveryRates) {
    this.lane = lane;
    this.#rates = rates;
    this.#losses = lane.voyages.map(noLoss);
    this.#delivered = new Float64Array(lane.voyages.length);
    this.#sums = lane.voyages.map(() => ({ delivered: 0, completed: 0, spare: 0, lost: noLoss() }));
  }

  add(seed: number): number {
    simulateVesselYear(this.lane, this.#rates, createSeededRandom(seed), this.#losses, this.#delivered);
    let total = 0;
    for (const [at, voyage] of this.lane.voyages.entries()) {
      const [done, sum] = [this.#delivered[at]!, this.#sums[at]!];
      const planned = lengthOf(voyage);
      total += done;
      sum.delivered += done;
      sum.completed += done >= planned * this.#rates.completed_from - 1e-9 ? 1 : 0;
      sum.spare += Math.min(1, planned - done);
      for (const cause of dayLossCauses) sum.lost[cause] += this.#losses[at]![cause];
    }
    return total;
  }

  forecast(days: Float64Array): VesselForecast {
    const years = days.length;
    return {
      vessel_plan_id: this.lane.vessel_plan_id,
      planned: this.lane.voyages.reduce((sum, voyage) => sum + lengthOf(voyage), 0),
      days: spreadOf(days),
      voyages: this.lane.voyages.map((voyage, at) => {
        const { delivered, completed, spare, lost } = this.#sums[at]!;
        const means = Object.fromEntries(dayLossCauses.map((cause) => [cause, lost[cause] / years]));
        return {
          mission_id: voyage.mission_id,
          planned: lengthOf(voyage),
          delivered: delivered / years,
          completed: completed / years,
          lost: means as VoyageLoss,
          spare_day: spare / years,
        };
      }),
    };
  }
}

/** Separate random stream per vessel and year, so that a change to one leaves the others unchanged. */
const seedOf = (seed: number, lane: LaneSimulationInput, year: number): number =>
  Math.imul(seed ^ Math.imul(lane.vessel_plan_id, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(year + 1, 0xc2b2ae35);

const yearsAtOnce = 50;

/** Deterministic. Yields after every 50 simulated years so that the server can serve other requests. */
export const simulateFleet = function* (
  lanes: readonly LaneSimulationInput[],
  rates: DeliveryRates,
  { years, seed }: { readonly years: number; readonly seed: number },
): Generator<number, FleetForecast> {
  const ships = lanes.map((lane) => new ShipYears(lane, rates));
  const days = ships.map(() => new Float64Array(years));
  const fleet = new Float64Array(years);
  for (let year = 0; year < years; year += 1) {
    for (const [at, ship] of ships.entries()) {
      const delivered = ship.add(seedOf(seed, ship.lane, year));
      days[at]![year] = delivered;
      fleet[year]! += delivered;
    }
    if ((year + 1) % yearsAtOnce === 0) yield year + 1;
  }
  const forecasts = ships.map((ship, at) => ship.forecast(days[at]!));
  const voyages = forecasts.flatMap((ship) => ship.voyages);
  return {
    years,
    seed,
    planned: forecasts.reduce((sum, ship) => sum + ship.planned, 0),
    days: spreadOf(fleet),
    completed:
      voyages.length === 0 ? 1 : voyages.reduce((sum, each) => sum + each.completed, 0) / voyages.length,
    ships: forecasts,
  };
};
