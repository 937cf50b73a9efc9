import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../shared/random.ts';
import {
  ageBandOf,
  assumedDeliveryRates,
  weightedCorrection,
  lognormalMean,
  lognormalSigma,
  weatherFactorOfLength,
  weatherFactorOfWork,
} from './delivery-rates.ts';
import { type LaneSimulationInput, simulateFleet } from './simulate-fleet.ts';

const band = ageBandOf(assumedDeliveryRates, 10);

const aVoyage = (
  some: Partial<LaneSimulationInput['voyages'][number]> = {},
): LaneSimulationInput['voyages'][number] => ({
  mission_id: 1,
  begins: 60,
  sails: 61,
  returns: 81,
  latest: 83,
  weather: 0.04,
  spell: 1.5,
  ...some,
});

const aLane = (some: Partial<LaneSimulationInput> = {}): LaneSimulationInput => ({
  vessel_plan_id: 1,
  voyages: [aVoyage()],
  yards: [],
  short_stops: band.short_stops,
  long_stop: band.long_stop,
  called_away: 0.02,
  overrun: band.overrun,
  year: 365,
  ...some,
});

const simulate = (lanes: readonly LaneSimulationInput[], years = 1000, seed = 1) => {
  const run = simulateFleet(lanes, assumedDeliveryRates, { years, seed });
  for (;;) {
    const step = run.next();
    if (step.done) return step.value;
  }
};

const calm = { short_stops: 0, long_stop: 0, called_away: 0, overrun: { ...band.overrun, chance: 0 } };

describe('the simulated delivery of a plan', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(simulate([aLane()])).toEqual(simulate([aLane()]));
    expect(simulate([aLane()], 1000, 2)).not.toEqual(simulate([aLane()]));
  });

  it('delivers every day where nothing can happen', () => {
    const lane = aLane({ ...calm, voyages: [aVoyage({ weather: 0 })] });
    const { days, completed, ships } = simulate([lane]);
    expect(days).toEqual({ p10: 20, p50: 20, p90: 20 });
    expect(completed).toBe(1);
    expect(ships[0]!.voyages[0]!.spare_day).toBe(0);
  });

  it('loses the assumed share of its days where no free day follows', () => {
    const lane = aLane({ ...calm, voyages: [aVoyage({ weather: 0.2, returns: 161, latest: 161 })] });
    const { delivered, lost } = simulate([lane], 4000).ships[0]!.voyages[0]!;
    expect(delivered / 100).toBeGreaterThan(0.79);
    expect(delivered / 100).toBeLessThan(0.81);
    expect(lost.weather).toBeCloseTo(100 - delivered, 6);
  });

  it('accounts for each lost day by its cause', () => {
    const yards = [{ begins: 10, ends: 59 }];
    for (const voyage of simulate([aLane({ yards, long_stop: 0.3 })]).ships[0]!.voyages) {
      const lost = Object.values(voyage.lost).reduce((sum, days) => sum + days, 0);
      expect(lost).toBeCloseTo(voyage.planned - voyage.delivered, 6);
    }
  });

  it('never delivers less with a free day more, and gains about what the day was said to be worth', () => {
    const lane = aLane({ voyages: [aVoyage({ weather: 0.15, latest: 81 })] });
    const [before] = simulate([lane], 8000).ships[0]!.voyages;
    const more = aLane({ voyages: [aVoyage({ weather: 0.15, latest: 82 })] });
    const [after] = simulate([more], 8000).ships[0]!.voyages;
    const gain = after!.delivered - before!.delivered;
    expect(gain).toBeGreaterThan(0);
    expect(Math.abs(gain - before!.spare_day)).toBeLessThan(0.2);
  });

  it('leaves the other ships as they were when one changes', () => {
    const other = aLane({ vessel_plan_id: 2 });
    const [, one] = simulate([aLane(), other]).ships;
    const [, same] = simulate([aLane({ long_stop: 0.5 }), other]).ships;
    expect(same).toEqual(one);
  });
});

const naiveMean = (lane: LaneSimulationInput, years: number): number => {
  const random = createSeededRandom(77);
  const step = 0.01;
  const normal = () => {
    let sum = -6;
    for (let draw = 0; draw < 12; draw += 1) sum += random();
    return sum;
  };
  const stopLength = assumedDeliveryRates.short_stop_days;
  const kinds = lane.voyages.map((voyage) => [
    { share: voyage.weather, mean: voyage.spell, draw: () => -Math.log(1 - random()) * voyage.spell },
    {
      share: lane.short_stops,
      mean: lognormalMean(stopLength),
      draw: () => stopLength.median * Math.exp(lognormalSigma(stopLength) * normal()),
    },
    { share: lane.called_away, mean: 3, draw: () => -Math.log(1 - random()) * 3 },
  ]);
  let total = 0;
  for (let year = 0; year < years; year += 1) {
    const isOut = random() < lane.long_stop;
    const from = random() * lane.year;
    const until = from + 30 + random() * 150;
    let blocked = -1;
    for (const yard of lane.yards) {
      const factor = Math.max(
        1,
        lane.overrun.length.median * Math.exp(lognormalSigma(lane.overrun.length) * normal()),
      );
      const ends =
        random() < lane.overrun.chance ? yard.begins + (yard.ends - yard.begins) * factor : yard.ends;
      blocked = Math.max(blocked, ends);
    }
    for (const [at, voyage] of lane.voyages.entries()) {
      const planned = voyage.returns - voyage.sails;
      let start = Math.max(voyage.begins, blocked);
      if (isOut && from <= start && until > start) start = until;
      let now = voyage.sails + start - voyage.begins;
      if (random() < voyage.weather) now += kinds[at]![0]!.draw();
      let done = 0;
      while (done < planned && now < voyage.latest) {
        if (isOut && now >= from && now < until) now = until;
        else {
          done += step;
          now += step;
          for (const { share, mean, draw } of kinds[at]!)
            if (random() < (step * share) / (mean * (1 - share))) now += draw();
        }
      }
      total += Math.min(done, planned);
    }
  }
  return total / years;
};

it('agrees with a naive simulation, yards, long stops and calls included', () => {
  const lane = aLane({
    yards: [{ begins: 5, ends: 58 }],
    long_stop: 0.2,
    short_stops: 0.06,
    called_away: 0.1,
    voyages: [
      aVoyage({ weather: 0.12 }),
      aVoyage({ mission_id: 2, begins: 90, sails: 91, returns: 111, latest: 111, weather: 0.2 }),
    ],
  });
  const ours = simulate([lane], 6000).ships[0]!.voyages.reduce((sum, each) => sum + each.delivered, 0);
  const naive = naiveMean(lane, 3000);
  expect(Math.abs(ours - naive) / naive).toBeLessThan(0.025);
});

describe('checked against what is known', () => {
  const year = (age: number, metres: number): LaneSimulationInput => {
    const aged = ageBandOf(assumedDeliveryRates, age);
    const factor = weatherFactorOfLength(assumedDeliveryRates, metres);
    const shares = [0.08, 0.04, 0.02, 0.02, 0.02, 0.04, 0.07, 0.1];
    return aLane({
      vessel_plan_id: age * 100 + metres,
      short_stops: aged.short_stops,
      long_stop: aged.long_stop,
      overrun: aged.overrun,
      yards: [{ begins: 245, ends: 290 }],
      voyages: shares.map((share, at) =>
        aVoyage({
          mission_id: at + 1,
          begins: at * 30 + 3,
          sails: at * 30 + 4,
          returns: at * 30 + 26,
          latest: at * 30 + 28,
          weather: share * factor,
        }),
      ),
    });
  };

  it('completes about 92.6 % of the missions of a mixed fleet', () => {
    const fleet = [year(2, 70), year(8, 63), year(10, 65), year(20, 60), year(30, 61), year(15, 45)];
    expect(simulate(fleet).completed).toBeGreaterThan(0.89);
    expect(simulate(fleet).completed).toBeLessThan(0.965);
  });

  it('keeps 75 to 90 % of the missions of an old ship', () => {
    expect(simulate([year(38, 61)]).completed).toBeGreaterThan(0.75);
    expect(simulate([year(38, 61)]).completed).toBeLessThan(0.9);
  });
});

it('takes the highest factor of the work that a mission needs', () => {
  expect(weatherFactorOfWork(assumedDeliveryRates, [])).toBe(1);
  expect(weatherFactorOfWork(assumedDeliveryRates, ['ctd_winch'])).toBe(1);
  expect(weatherFactorOfWork(assumedDeliveryRates, ['multibeam', 'moorings'])).toBe(1.5);
});

it('corrects an assumption by what was reported, the more the more was reported', () => {
  expect(weightedCorrection(0, 0)).toBe(1);
  expect(weightedCorrection(20, 20)).toBe(1);
  expect(weightedCorrection(20, 60)).toBe(2);
  expect(weightedCorrection(2000, 4000)).toBeGreaterThan(1.95);
});
