import type { AreaOfConsideration } from '../areas-of-consideration.ts';
import type { Collaborator } from '../collaborators.ts';
import type { FundingSource } from '../funding-sources.ts';
import type { Station } from '../stations.ts';
import type { AnswersOf } from './field.ts';
import type { fields } from './form.ts';

/** The tables of rows that belong to an application. */
type Parts = {
  readonly stations: readonly Station[];
  readonly areas_of_consideration: readonly AreaOfConsideration[];
  readonly collaborators: readonly Collaborator[];
  readonly funding_sources: readonly FundingSource[];
};

export type PartName = keyof Parts;

/** Everything that proponents fill in: the wire's attributes, by the wire's names. */
export type ApplicationAnswers = AnswersOf<typeof fields> & Parts;
