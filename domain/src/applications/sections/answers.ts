import type { AreaOfConsideration } from '../areas-of-consideration.ts';
import type { Collaborator } from '../collaborators.ts';
import type { FundingSource } from '../funding-sources.ts';
import type { Station } from '../stations.ts';
import type { AnswersOf } from './field.ts';
import type { fields } from './form.ts';

type Parts = {
  readonly stations: readonly Station[];
  readonly areas_of_consideration: readonly AreaOfConsideration[];
  readonly collaborators: readonly Collaborator[];
  readonly funding_sources: readonly FundingSource[];
};

export type PartName = keyof Parts;

export type ApplicationAnswers = AnswersOf<typeof fields> & Parts;
