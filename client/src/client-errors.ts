import type { Schemas } from './types.ts';

export type Problem = Schemas['Problem'];
export type ProblemType = Schemas['ProblemType'];
type Detail = NonNullable<Problem['details']>[number];

export class ShiptimeError extends Error {
  readonly status: number;
  readonly problem: Problem | null;
  readonly retryAfter: number | null;

  constructor(status: number, problem: Problem | null, retryAfter: number | null = null) {
    super(problem?.message ?? `answered with ${status}`);
    this.name = 'ShiptimeError';
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  get type(): ProblemType | null {
    return this.problem?.type ?? null;
  }
  get details(): readonly Detail[] {
    return this.problem?.details ?? [];
  }
  get requestId(): string | null {
    return this.problem?.request_id ?? null;
  }
  codesOf(field: string): string[] {
    return this.details.filter((each) => each.field === field).map(({ code }) => code);
  }
}

/** No response after all retries; a change may or may not have been made. */
export class ShiptimeUnreachable extends Error {
  constructor(cause: unknown) {
    super('the portal did not answer', { cause });
    this.name = 'ShiptimeUnreachable';
  }
}

export const isProblem = (error: unknown, type: ProblemType): error is ShiptimeError & { problem: Problem } =>
  error instanceof ShiptimeError && error.type === type;
