import type { Schemas } from './types.ts';

export type Problem = Schemas['Problem'];
export type ProblemType = Schemas['ProblemType'];

/** Whatever the portal refuses. `problem.type` is from a closed list; `problem.details` names fields and codes. */
export class ShiptimeError extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.message);
    this.name = 'ShiptimeError';
    this.status = status;
    this.problem = problem;
  }

  /** What is wrong with one field, as codes. */
  codesOf(field: string): string[] {
    return (this.problem.details ?? []).filter((each) => each.field === field).map(({ code }) => code);
  }
}

export const isProblem = (error: unknown, type: ProblemType): error is ShiptimeError =>
  error instanceof ShiptimeError && error.problem.type === type;
