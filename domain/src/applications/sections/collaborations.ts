import type { FieldProblem } from '../../shared/field-problem.ts';
import { type Collaborator, collaboratorSchema } from '../collaborators.ts';
import { type AnswersOf, statementField } from './field.ts';
import { isBlank, createRequiredProblem, findRowProblems } from './required.ts';

export const fields = { no_collaborations: statementField() };

export const layout = [{ part: 'collaborators' }, null] as const;

type Answers = AnswersOf<typeof fields> & { readonly collaborators: readonly Collaborator[] };

const unfinished = (collaborators: readonly Collaborator[]): FieldProblem[] =>
  collaborators.flatMap((row, index) =>
    (['primary_contact', 'contribution'] as const)
      .filter((field) => isBlank(row[field]))
      .map((field) => createRequiredProblem(`collaborators.${index}.${field}`)),
  );

export const findProblems = ({ no_collaborations: none, collaborators }: Answers): FieldProblem[] => {
  if (collaborators.length === 0) return none ? [] : [createRequiredProblem('collaborators')];
  return [
    ...(none ? [{ field: 'no_collaborations', code: 'collaborators_listed' } as const] : []),
    ...findRowProblems('collaborators', collaborators, collaboratorSchema),
    ...unfinished(collaborators),
  ];
};
