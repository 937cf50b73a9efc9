/** Something that keeps the program from starting and that its operator can put right: one clear sentence. */
export class StartupProblem extends Error {
  override name = 'StartupProblem';
}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
