/** Hours at a station of a type: so many at each, and so many more for each 1,000 m of water. */
export type StationRate = { readonly hours: number; readonly hours_per_1000_m: number };

/**
 * Ordinary values, for somebody to put their own in their place: a wire runs out and in at a metre a second, half an
 * hour for each 1,000 m, and stops on its way. By words in both languages that a type may begin with or contain.
 */
const usual: readonly (StationRate & { readonly words: readonly string[] })[] = [
  { words: ['mooring', 'mouillage', 'lander'], hours: 4, hours_per_1000_m: 1 },
  { words: ['core', 'carott', 'coring'], hours: 1, hours_per_1000_m: 1 },
  { words: ['grab', 'benne', 'sediment', 'sédiment'], hours: 0.75, hours_per_1000_m: 1 },
  { words: ['trawl', 'chalut'], hours: 1.5, hours_per_1000_m: 1.5 },
  { words: ['net', 'plankton', 'filet', 'plancton'], hours: 0.75, hours_per_1000_m: 1 },
  { words: ['rosette', 'ctd', 'bottle', 'bouteille'], hours: 0.5, hours_per_1000_m: 1 },
];
const otherwise: StationRate = { hours: 1, hours_per_1000_m: 1 };

export const usualRate = (type: string | null): StationRate => {
  const words = (type ?? '').toLowerCase().split(/[^\p{L}]+/u);
  const found = usual.find((rate) =>
    rate.words.some((start) => words.some((word) => word.startsWith(start))),
  );
  return found ? { hours: found.hours, hours_per_1000_m: found.hours_per_1000_m } : otherwise;
};

/** Where no depth is known none is counted. */
export const hoursAt = ({ hours, hours_per_1000_m }: StationRate, depth: number | null): number =>
  hours + (hours_per_1000_m * (depth ?? 0)) / 1000;

type Work = {
  readonly steamingHours: number;
  readonly stationHours: number;
  /** The hours of a day in which there is work at stations, up to 24; a ship steams at any hour. */
  readonly hoursOfWork: number;
};

const inQuarters = (days: number): number => Math.max(0, Math.ceil(days * 4 - 1e-9)) / 4;

/**
 * Days at sea, in quarters of a day, never fewer than it takes: as long as it takes to steam and work one after the
 * other, and as many days as the work takes in its hours of the day, when the ship steams in the others.
 */
export const daysNeeded = ({ steamingHours, stationHours, hoursOfWork }: Work): number =>
  inQuarters(Math.max((steamingHours + stationHours) / 24, stationHours / hoursOfWork));
