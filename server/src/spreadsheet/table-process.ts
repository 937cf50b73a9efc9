import type { TableReadResult } from '@shiptime/domain/applications/stations-file/bounded-table';
import { serveJobs } from '#process-pool/serve-jobs.ts';
import { readTable } from './read-table.ts';

export type TableJob = {
  readonly bytes: Buffer;
  readonly columns?: number;
};

serveJobs(({ bytes, columns }: TableJob): Promise<TableReadResult> => readTable(Buffer.from(bytes), columns));
