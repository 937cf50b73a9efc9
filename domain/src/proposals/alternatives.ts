import { daysFirst, type ProposalBody } from './bodies.ts';

/** Three schedules to choose from; each is a proposal of its own. */
export const alternatives = ['most_days', 'fewest_changes', 'least_transit'] as const;
export type Alternative = (typeof alternatives)[number];

/** What sets them apart; what they may change is the same for all three. */
export const alternativeOf: Readonly<
  Record<Alternative, Pick<ProposalBody, 'preset' | 'stability' | 'weights'>>
> = {
  most_days: { preset: 'science', weights: daysFirst },
  fewest_changes: { preset: 'least_change', stability: 1 },
  least_transit: { preset: 'least_transit' },
};
