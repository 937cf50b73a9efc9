/** Exit codes of sysexits.h for the process supervisor (docs/operations.md). */
export const exitCodes = {
  /** Permanent: restarting does not help. */
  databaseLost: 74,
  /** Temporary: restarting may help. */
  databaseAway: 75,
  /** Permanent: a newer program is needed. */
  databaseNewer: 78,
} as const;

/** Problem that the operator can fix, described in one sentence. */
export class StartupError extends Error {
  override name = 'StartupError';
  readonly exitCode: number;

  constructor(sentence: string, { exitCode = 1, ...options }: ErrorOptions & { exitCode?: number } = {}) {
    super(sentence, options);
    this.exitCode = exitCode;
  }
}

export const databaseLostError = (sentence: string): StartupError =>
  new StartupError(sentence, { exitCode: exitCodes.databaseLost });

export const errorCodeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
