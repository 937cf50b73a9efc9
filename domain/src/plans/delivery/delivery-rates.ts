export const deliveryAreas = [
  'atlantic_shelf',
  'newfoundland_labrador',
  'gulf_st_lawrence',
  'arctic',
  'pacific_coast',
  'pacific_offshore',
  'great_lakes',
] as const;
export type DeliveryArea = (typeof deliveryAreas)[number];

/** Share of working days lost per month, January first; null where ice or season prevent work. */
export type MonthlyLossShares = readonly (number | null)[];

export type Lognormal = { readonly median: number; readonly p90: number };
export type YardOverrun = { readonly chance: number; readonly length: Lognormal };

export type VesselAgeBand = {
  readonly from: number;
  readonly short_stops: number;
  readonly long_stop: number;
  readonly overrun: YardOverrun;
};

export type DeliveryRates = {
  readonly weather: Readonly<Record<DeliveryArea, MonthlyLossShares>>;
  /** Factor by vessel length in metres; the first entry whose `from` is reached applies. */
  readonly size: readonly { readonly from: number; readonly factor: number }[];
  readonly work: Readonly<Record<string, number>>;
  readonly weather_cap: number;
  /** Mean length in days of a spell of bad weather: May to September, and October to April. */
  readonly summer_spell: number;
  readonly winter_spell: number;
  readonly ages: readonly VesselAgeBand[];
  readonly short_stop_days: Lognormal;
  readonly long_stop_days: readonly [number, number];
  /**
   * Share of science days lost to other duties, such as search and rescue: on dedicated science vessels, and
   * on others.
   */
  readonly called_away_dedicated: number;
  readonly called_away_other: number;
  readonly called_away_days: number;
  /** A mission counts as completed if at least this share of its days at sea is delivered. */
  readonly completed_from: number;
};

const percent = (...shares: (number | null)[]): MonthlyLossShares =>
  shares.map((share) => (share === null ? null : share / 100));

const younger: YardOverrun = { chance: 0.3, length: { median: 1.2, p90: 1.6 } };
const older: YardOverrun = { chance: 0.6, length: { median: 1.5, p90: 2.2 } };

export const assumedDeliveryRates: DeliveryRates = {
  weather: {
    atlantic_shelf: percent(14, 13, 11, 8, 4, 2, 2, 2, 4, 7, 10, 13),
    newfoundland_labrador: percent(18, 17, 14, 10, 6, 3, 3, 3, 6, 10, 14, 17),
    gulf_st_lawrence: percent(null, null, null, 6, 3, 2, 1, 2, 4, 7, 10, 12),
    arctic: percent(null, null, null, null, null, 10, 6, 4, 7, 13, 20, null),
    pacific_coast: percent(10, 9, 8, 5, 3, 2, 2, 2, 3, 6, 9, 10),
    pacific_offshore: percent(25, 22, 18, 12, 7, 4, 3, 3, 7, 14, 21, 25),
    great_lakes: percent(null, null, null, 6, 3, 2, 1, 2, 4, 7, 11, 14),
  },
  size: [
    { from: 60, factor: 1 },
    { from: 35, factor: 2 },
    { from: 0, factor: 4 },
  ],
  work: { moorings: 1.5, rov: 1.5, small_boats: 1.5, multibeam: 1.3 },
  weather_cap: 0.6,
  summer_spell: 1.5,
  winter_spell: 2.5,
  ages: [
    { from: 35, short_stops: 0.06, long_stop: 0.08, overrun: older },
    { from: 25, short_stops: 0.04, long_stop: 0.04, overrun: older },
    { from: 3, short_stops: 0.023, long_stop: 0.01, overrun: younger },
    { from: 0, short_stops: 0.06, long_stop: 0.1, overrun: younger },
  ],
  short_stop_days: { median: 2, p90: 6 },
  long_stop_days: [30, 180],
  called_away_dedicated: 0.02,
  called_away_other: 0.1,
  called_away_days: 3,
  completed_from: 0.8,
};

const z90 = 1.2815515655446004;
export const lognormalSigma = ({ median, p90 }: Lognormal): number => Math.log(p90 / median) / z90;
export const lognormalMean = (length: Lognormal): number =>
  length.median * Math.exp(lognormalSigma(length) ** 2 / 2);

const assumedAge = 3;
export const ageBandOf = (rates: DeliveryRates, age: number | null): VesselAgeBand =>
  rates.ages.find(({ from }) => (age ?? assumedAge) >= from)!;

export const weatherFactorOfWork = (rates: DeliveryRates, needs: readonly string[]): number =>
  Math.max(1, ...needs.map((need) => rates.work[need] ?? 1));

const assumedLength = 35;
export const weatherFactorOfLength = (rates: DeliveryRates, metres: number | null): number =>
  rates.size.find(({ from }) => (metres ?? assumedLength) >= from)!.factor;

/** Ratio of reported to expected losses. Adding `weight` to both limits the effect of few reported days. */
export const weightedCorrection = (expected: number, lost: number, weight = 20): number =>
  (weight + lost) / (weight + expected);
