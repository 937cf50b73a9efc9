import type { Job } from './repeated-job.ts';
import { retentionJobs } from './retention.ts';

export const deleteExpiredRows: Job = {
  name: 'housekeeping',
  work: async (tx) => {
    let gone = 0;
    for (const { statement } of retentionJobs)
      gone += Number((await statement.execute(tx)).numAffectedRows ?? 0n);
    return gone;
  },
};
