import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';

/** What nobody has kept knowingly, and what placing a mission can bring about. */
export const isAtFault = ({ severity, code, kept }: Conflict): boolean =>
  severity === 'error' && code !== 'unscheduled' && !kept;
