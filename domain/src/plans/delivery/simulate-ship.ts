import type { Random } from '../../shared/random.ts';
import type { DeliveryRates, Lognormal } from './delivery-rates.ts';
import { lognormalMean, lognormalSigma } from './delivery-rates.ts';

export const dayLossCauses = ['weather', 'stop', 'out', 'refit', 'called'] as const;
export type DayLossCause = (typeof dayLossCauses)[number];

export type PlannedVoyage = {
  readonly mission_id: number;
  readonly begins: number;
  readonly sails: number;
  readonly returns: number;
  /** Latest end of the work, limited by the next stop, the transit there and the operational window. */
  readonly latest: number;
  readonly weather: number;
  readonly spell: number;
};

export type PlannedYardPeriod = { readonly begins: number; readonly ends: number };

export type VesselSimulationInput = {
  readonly voyages: readonly PlannedVoyage[];
  readonly yards: readonly PlannedYardPeriod[];
  readonly short_stops: number;
  readonly long_stop: number;
  readonly called_away: number;
  readonly overrun: { readonly chance: number; readonly length: Lognormal };
  readonly year: number;
};

export type VoyageLoss = Record<DayLossCause, number>;

const exponential = (random: Random, mean: number): number => -Math.log(1 - random()) * mean;

const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const lognormal = (random: Random, length: Lognormal): number =>
  length.median * Math.exp(lognormalSigma(length) * normal(random));

/** Mean working time between interruptions of mean length `mean` that take `share` of all time. */
const meanBefore = (share: number, mean: number): number =>
  share <= 0 ? Number.POSITIVE_INFINITY : (mean * (1 - share)) / share;

const lifeExtension = 180;

const endOfYard = (
  yard: PlannedYardPeriod,
  ship: VesselSimulationInput,
  rates: DeliveryRates,
  random: Random,
): number => {
  const length = yard.ends - yard.begins;
  const overrun = length > lifeExtension ? rates.ages[0]!.overrun : ship.overrun;
  const isLate = random() < overrun.chance;
  const factor = Math.max(1, lognormal(random, overrun.length));
  return isLate ? yard.begins + length * factor : yard.ends;
};

type Out = { readonly from: number; readonly until: number };

const longStop = (ship: VesselSimulationInput, rates: DeliveryRates, random: Random): Out | null => {
  const isHit = random() < ship.long_stop;
  const from = random() * ship.year;
  const [least, most] = rates.long_stop_days;
  const until = from + least + random() * (most - least);
  return isHit ? { from, until } : null;
};

type Course = {
  readonly voyage: PlannedVoyage;
  readonly ship: VesselSimulationInput;
  readonly rates: DeliveryRates;
  readonly random: Random;
  readonly out: Out | null;
};

const work = ({ voyage, ship, rates, random, out }: Course, departs: number, loss: VoyageLoss): number => {
  const { weather, spell, latest } = voyage;
  const planned = voyage.returns - voyage.sails;
  const clocks = [
    { cause: 'weather', before: meanBefore(weather, spell), length: () => exponential(random, spell) },
    {
      cause: 'stop',
      before: meanBefore(ship.short_stops, lognormalMean(rates.short_stop_days)),
      length: () => lognormal(random, rates.short_stop_days),
    },
    {
      cause: 'called',
      before: meanBefore(ship.called_away, rates.called_away_days),
      length: () => exponential(random, rates.called_away_days),
    },
  ] as const;
  let now = departs;
  let done = 0;
  const lose = (cause: DayLossCause, days: number) => {
    const lost = Math.min(days, Math.max(0, latest - now));
    loss[cause] += lost;
    now += lost;
  };
  if (random() < weather) lose('weather', exponential(random, spell));
  const due = clocks.map(({ before }) => exponential(random, before));
  while (done < planned && now < latest) {
    const next = due[0]! <= due[1]! ? (due[0]! <= due[2]! ? 0 : 2) : due[1]! <= due[2]! ? 1 : 2;
    const step = Math.min(due[next]!, planned - done, latest - now);
    if (out && now < out.until && now + step > out.from) {
      const before = Math.max(0, out.from - now);
      done += before;
      now += before;
      for (const [at, left] of due.entries()) due[at] = left - before;
      lose('out', out.until - now);
      continue;
    }
    done += step;
    now += step;
    for (const [at, left] of due.entries()) due[at] = left - step;
    if (due[next]! <= 1e-9) {
      lose(clocks[next]!.cause, clocks[next]!.length());
      due[next] = exponential(random, clocks[next]!.before);
    }
  }
  return done;
};

const beginsAt = (voyage: PlannedVoyage, yards: readonly Out[], out: Out | null) => {
  const late = yards.reduce(
    (latest, yard) => (yard.from < voyage.begins ? Math.max(latest, yard.until) : latest),
    voyage.begins,
  );
  const stopped = out && out.from <= late && out.until > late ? out.until : late;
  return { late, begins: stopped };
};

/** Simulates one year. Writes days at sea to `delivered` and losses to `losses`, one row per voyage. */
export const simulateVesselYear = (
  ship: VesselSimulationInput,
  rates: DeliveryRates,
  random: Random,
  losses: readonly VoyageLoss[],
  delivered: Float64Array,
): void => {
  const yards = ship.yards.map((yard) => ({
    from: yard.begins,
    until: endOfYard(yard, ship, rates, random),
  }));
  const out = longStop(ship, rates, random);
  for (const [at, voyage] of ship.voyages.entries()) {
    const loss = losses[at]!;
    for (const cause of dayLossCauses) loss[cause] = 0;
    const { late, begins } = beginsAt(voyage, yards, out);
    const waits = begins - voyage.begins;
    const departs = voyage.sails + waits;
    const planned = voyage.returns - voyage.sails;
    const done = departs >= voyage.latest ? 0 : work({ voyage, ship, rates, random, out }, departs, loss);
    loss.refit += late - voyage.begins;
    loss.out += begins - late;
    delivered[at] = done;
    scaleTo(loss, planned - done);
  }
};

const scaleTo = (loss: VoyageLoss, missing: number): void => {
  const sum = dayLossCauses.reduce((total, cause) => total + loss[cause], 0);
  const factor = sum > 0 ? Math.max(0, missing) / sum : 0;
  for (const cause of dayLossCauses) loss[cause] *= factor;
};
