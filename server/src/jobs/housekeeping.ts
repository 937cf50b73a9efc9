import type { Job } from './repeated.ts';
import { sweeps } from './retention.ts';

export const housekeeping: Job = {
  name: 'housekeeping',
  work: async (tx) => {
    let gone = 0;
    for (const { statement } of sweeps) gone += Number((await statement.execute(tx)).numAffectedRows ?? 0n);
    return gone;
  },
};
