/** How the process ends, for whoever supervises it (docs/operations.md). The numbers are those of sysexits.h. */
export const exitCodes = {
  /** The database that was here is gone, or another one is in its place: starting again cures nothing. */
  databaseLost: 74,
  /** The database does not answer: starting again may cure it. */
  databaseAway: 75,
} as const;

/** Something that keeps the program from starting and that its operator can put right: one clear sentence. */
export class StartupProblem extends Error {
  override name = 'StartupProblem';
  readonly exitCode: number;

  constructor(sentence: string, { exitCode = 1, ...options }: ErrorOptions & { exitCode?: number } = {}) {
    super(sentence, options);
    this.exitCode = exitCode;
  }
}

/** Nothing is ever made in the place of data that were there before. */
export const databaseLost = (sentence: string): StartupProblem =>
  new StartupProblem(sentence, { exitCode: exitCodes.databaseLost });

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
