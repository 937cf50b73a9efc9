import { type Mission, occupiedDays } from '@shiptime/domain/plans/missions';

export const unscheduledSortKeys = ['number', 'window', 'length', 'status', 'agency'] as const;
export type UnscheduledSortKey = (typeof unscheduledSortKeys)[number];

export type UnscheduledMission = {
  readonly mission: Mission;
  readonly window: string | null;
  readonly status: string;
  readonly agency: string;
  readonly words: readonly string[];
};

type Compare = (a: string, b: string) => number;

const lastDay = '9999-12-31';

const comparing = (
  order: UnscheduledSortKey,
  compare: Compare,
): ((a: UnscheduledMission, b: UnscheduledMission) => number) => {
  switch (order) {
    case 'number':
      return () => 0;
    case 'window':
      return (a, b) => (a.window ?? lastDay).localeCompare(b.window ?? lastDay);
    case 'length':
      return (a, b) => occupiedDays(b.mission) - occupiedDays(a.mission);
    case 'status':
    case 'agency':
      return (a, b) => compare(a[order], b[order]);
  }
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

export const matchesSearch = (find: string, texts: readonly string[]): boolean => {
  const wanted = plain(find.trim());
  return wanted === '' || texts.some((text) => plain(text).includes(wanted));
};

export const searchAndSortUnscheduledMissions = (
  all: readonly UnscheduledMission[],
  find: string,
  order: UnscheduledSortKey,
  compare: Compare,
): readonly Mission[] =>
  all
    .filter(({ mission, agency, words }) => matchesSearch(find, [mission.title, agency, ...words]))
    .toSorted(comparing(order, compare))
    .map(({ mission }) => mission);
