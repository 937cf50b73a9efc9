import type { TableReadResult } from '@shiptime/domain/applications/stations-file/bounded-table';
import { answerJobs } from '#process-pool/answer-jobs.ts';
import { readTable } from './read-table.ts';

export type TableJob = {
  readonly bytes: Buffer;
  readonly columns?: number;
};

answerJobs(({ bytes, columns }: TableJob): Promise<TableReadResult> =>
  readTable(Buffer.from(bytes), columns),
);
