import type { FieldProblem } from '../../shared/field-problem.ts';
import { type FundingSource, fundingSourceSchema } from '../funding-sources.ts';
import type { CompletenessContext } from './context.ts';
import { memoizeByObject } from '../../shared/memoize.ts';
import { type AnswersOf, statementField } from './field.ts';
import { isBlank, createRequiredProblem, findRowProblems } from './required.ts';

export const fields = { funding_unknown: statementField() };

export const layout = [{ part: 'funding_sources' }, null] as const;

type Answers = AnswersOf<typeof fields> & { readonly funding_sources: readonly FundingSource[] };

const schemaFor = memoizeByObject(fundingSourceSchema);

const unfinished = (sources: readonly FundingSource[]): FieldProblem[] =>
  sources.flatMap((row, index) =>
    (['amount', 'status'] as const)
      .filter((field) => isBlank(row[field]))
      .map((field) => createRequiredProblem(`funding_sources.${index}.${field}`)),
  );

/** "Funding unknown" may accompany a source, when the funding is only partly known. */
export const findProblems = (answers: Answers, { settings }: CompletenessContext): FieldProblem[] => {
  const { funding_sources: sources, funding_unknown: unknown } = answers;
  if (sources.length === 0) return unknown ? [] : [createRequiredProblem('funding_sources')];
  return [...findRowProblems('funding_sources', sources, schemaFor(settings)), ...unfinished(sources)];
};
