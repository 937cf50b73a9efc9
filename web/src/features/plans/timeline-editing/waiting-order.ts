import { type Mission, occupiedDays } from '@shiptime/domain/plans/missions';

export const waitingOrders = ['number', 'window', 'length', 'status', 'agency'] as const;
export type WaitingOrder = (typeof waitingOrders)[number];

export type Waiting = {
  readonly mission: Mission;
  readonly window: string | null;
  readonly status: string;
  readonly agency: string;
  readonly words: readonly string[];
};

type Compare = (a: string, b: string) => number;

const lastDay = '9999-12-31';

const comparing = (order: WaitingOrder, compare: Compare): ((a: Waiting, b: Waiting) => number) => {
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

export const isFoundIn = (find: string, texts: readonly string[]): boolean => {
  const wanted = plain(find.trim());
  return wanted === '' || texts.some((text) => plain(text).includes(wanted));
};

export const waitingInOrder = (
  all: readonly Waiting[],
  find: string,
  order: WaitingOrder,
  compare: Compare,
): readonly Mission[] =>
  all
    .filter(({ mission, agency, words }) => isFoundIn(find, [mission.title, agency, ...words]))
    .toSorted(comparing(order, compare))
    .map(({ mission }) => mission);
