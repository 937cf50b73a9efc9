import { daysFirstWeights, type ProposalBody } from './bodies.ts';

export const alternatives = ['most_days', 'fewest_changes', 'least_transit'] as const;
export type Alternative = (typeof alternatives)[number];

export const alternativeOf: Readonly<
  Record<Alternative, Pick<ProposalBody, 'preset' | 'stability' | 'weights'>>
> = {
  most_days: { preset: 'science', weights: daysFirstWeights },
  fewest_changes: { preset: 'least_change', stability: 1 },
  least_transit: { preset: 'least_transit' },
};
