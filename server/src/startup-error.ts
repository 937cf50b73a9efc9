/** Exit codes of sysexits.h for the process supervisor (docs/operations.md). */
export const exitCodes = {
  /** Data are lost: restarting does not help. */
  databaseLost: 74,
  /** Database is unreachable: restarting may help. */
  databaseAway: 75,
  /** Database is newer than this program: upgrade. */
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
