import type { Conflict } from '../plans/conflicts/conflict.ts';

export const changeKinds = ['add', 'move', 'transfer', 'shorten', 'split', 'remove'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const changeReasons = [
  'free_room',
  'first_choice',
  'second_choice',
  'other_vessel',
  'nearer_preferred',
  'breaks_rule',
  'makes_room',
  'follows',
] as const;
export type ChangeReason = (typeof changeReasons)[number];

export const findingKinds = ['breaks', 'unknown', 'warnings'] as const;
export type ChangeFindings = Readonly<Record<(typeof findingKinds)[number], readonly Conflict[]>>;
