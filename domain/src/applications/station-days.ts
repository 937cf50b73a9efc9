export type StationTimeRate = { readonly hours: number; readonly hours_per_1000_m: number };

/**
 * Default durations by station type, recognized by English and French words: handling, plus winch time per
 * 1000 m of depth.
 */
const usual: readonly (StationTimeRate & { readonly words: readonly string[] })[] = [
  { words: ['mooring', 'mouillage', 'lander'], hours: 4, hours_per_1000_m: 1 },
  { words: ['core', 'carott', 'coring'], hours: 1, hours_per_1000_m: 1 },
  { words: ['grab', 'benne', 'sediment', 'sédiment'], hours: 0.75, hours_per_1000_m: 1 },
  { words: ['trawl', 'chalut'], hours: 1.5, hours_per_1000_m: 1.5 },
  { words: ['net', 'plankton', 'filet', 'plancton'], hours: 0.75, hours_per_1000_m: 1 },
  { words: ['rosette', 'ctd', 'bottle', 'bouteille'], hours: 0.5, hours_per_1000_m: 1 },
];
const otherwise: StationTimeRate = { hours: 1, hours_per_1000_m: 1 };

export const defaultStationRate = (type: string | null): StationTimeRate => {
  const words = (type ?? '').toLowerCase().split(/[^\p{L}]+/u);
  const found = usual.find((rate) =>
    rate.words.some((start) => words.some((word) => word.startsWith(start))),
  );
  return found ? { hours: found.hours, hours_per_1000_m: found.hours_per_1000_m } : otherwise;
};

export const hoursAtStation = ({ hours, hours_per_1000_m }: StationTimeRate, depth: number | null): number =>
  hours + (hours_per_1000_m * (depth ?? 0)) / 1000;

type Work = {
  readonly steamingHours: number;
  readonly stationHours: number;
  /** Daily hours of station work, up to 24; the vessel steams at any hour. */
  readonly hoursOfWork: number;
};

const inQuarters = (days: number): number => Math.max(0, Math.ceil(days * 4 - 1e-9)) / 4;

/**
 * Returns the longer of two durations, in quarter days: steaming plus station work at 24 hours a day, or
 * station work at `hoursOfWork` a day.
 */
export const estimateWorkingDays = ({ steamingHours, stationHours, hoursOfWork }: Work): number =>
  inQuarters(Math.max((steamingHours + stationHours) / 24, stationHours / hoursOfWork));
