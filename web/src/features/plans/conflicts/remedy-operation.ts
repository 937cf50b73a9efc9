import type { Remedy } from '@shiptime/domain/plans/conflicts/remedies';
import type { Operation } from '@shiptime/domain/plans/editing/operations';

export const remedyOperation = ({ kind, mission_id, ...fields }: Remedy): Operation => {
  const { start_date, start_fraction = 0, ...others } = fields;
  if ((kind === 'place' || kind === 'move') && start_date !== undefined)
    return { type: 'place', mission_id, start: { start_date, start_fraction } };
  return { type: 'set', mission_id, fields: others };
};
