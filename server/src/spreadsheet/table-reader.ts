import type { TableReadResult } from '@shiptime/domain/applications/stations-file/bounded-table';
import { programPathBeside, ProcessPool } from '#process-pool/process-pool.ts';
import type { TableJob } from './table-process.ts';

export type TableReader = ProcessPool<TableJob, TableReadResult>;

export const openTableReader = (): TableReader =>
  new ProcessPool(programPathBeside(import.meta.url, 'table-process'), {
    waitingEach: 3,
    timeoutMs: 20_000,
    megabytes: 128,
  });
