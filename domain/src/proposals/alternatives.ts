import { daysFirstWeights, type ProposalBody } from './proposal-bodies.ts';

export const proposalAlternatives = ['most_days', 'fewest_changes', 'least_transit'] as const;
export type ProposalAlternative = (typeof proposalAlternatives)[number];

export const proposalBodyByAlternative: Readonly<
  Record<ProposalAlternative, Pick<ProposalBody, 'preset' | 'stability' | 'weights'>>
> = {
  most_days: { preset: 'science', weights: daysFirstWeights },
  fewest_changes: { preset: 'least_change', stability: 1 },
  least_transit: { preset: 'least_transit' },
};
