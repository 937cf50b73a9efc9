import type { Schemas } from './types.ts';

export type Problem = Schemas['Problem'];
export type ProblemType = Schemas['ProblemType'];
type Detail = NonNullable<Problem['details']>[number];

/** Whatever the portal refuses. `type` is from a closed list; `details` names fields and codes. */
export class ShiptimeError extends Error {
  readonly status: number;
  /** Null: what answered was not the portal, such as a proxy before it. */
  readonly problem: Problem | null;
  /** Seconds after which it may be asked again, where it says so. */
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
  /** What to name when one asks the operators of the portal. */
  get requestId(): string | null {
    return this.problem?.request_id ?? null;
  }
  /** What is wrong with one field, as codes. */
  codesOf(field: string): string[] {
    return this.details.filter((each) => each.field === field).map(({ code }) => code);
  }
}

/** No answer came, however often it was asked. Of a change it is not known whether it was made. */
export class ShiptimeUnreachable extends Error {
  constructor(cause: unknown) {
    super('the portal did not answer', { cause });
    this.name = 'ShiptimeUnreachable';
  }
}

export const isProblem = (error: unknown, type: ProblemType): error is ShiptimeError & { problem: Problem } =>
  error instanceof ShiptimeError && error.type === type;
