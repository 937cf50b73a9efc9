import type { Job } from './repeated-job.ts';
import { retentionSweeps } from './retention.ts';

export const deleteExpiredRowsJob: Job = {
  name: 'housekeeping',
  work: async (tx) => {
    let gone = 0;
    for (const { statement } of retentionSweeps)
      gone += Number((await statement.execute(tx)).numAffectedRows ?? 0n);
    return gone;
  },
};
