/** What a proposal does with a mission. */
export const changeKinds = ['add', 'move', 'transfer', 'shorten', 'split', 'remove'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Why it does it. */
export const changeReasons = [
  'free_room',
  'first_choice',
  'second_choice',
  'other_vessel',
  'nearer_preferred',
  /** Where it is now it is at fault: a ship that broke down, a season, an overlap. */
  'breaks_rule',
  'makes_room',
] as const;
export type ChangeReason = (typeof changeReasons)[number];
