import type { PortSeason } from './seasons.ts';

export const canalLockKeys = ['canso', 'montreal_lake_ontario', 'welland', 'sault'] as const;
export type CanalLockKey = (typeof canalLockKeys)[number];

/** A lock or flight of locks between two waypoints (docs/data-sources.md). */
type Lock = PortSeason & {
  readonly between: readonly [string, string];
  readonly hours: number;
  readonly hasWayRound: boolean;
};

export const canalLocks: Readonly<Record<CanalLockKey, Lock>> = {
  canso: {
    between: ['port-hawkesbury', 'st-georges-bay'],
    season_start: '04-14',
    season_end: '12-23',
    hours: 1,
    hasWayRound: true,
  },
  montreal_lake_ontario: {
    between: ['montreal', 'beauharnois'],
    season_start: '03-22',
    season_end: '01-05',
    hours: 5,
    hasWayRound: false,
  },
  welland: {
    between: ['port-weller', 'welland-canal'],
    season_start: '03-22',
    season_end: '01-10',
    hours: 12,
    hasWayRound: false,
  },
  sault: {
    between: ['sault-ste-marie', 'whitefish-bay'],
    season_start: '03-25',
    season_end: '01-15',
    hours: 1,
    hasWayRound: false,
  },
};

const joined = (a: string, b: string): string => [a, b].toSorted().join(':');
const byEnds = new Map(canalLockKeys.map((key) => [joined(...canalLocks[key].between), key]));

export const canalLockBetween = (from: string, to: string): CanalLockKey | null =>
  byEnds.get(joined(from, to)) ?? null;
