import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';

export const isOpenError = ({ severity, code, kept }: Conflict): boolean =>
  severity === 'error' && code !== 'unscheduled' && !kept;
