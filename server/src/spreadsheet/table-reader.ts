import type { TableRead } from '@shiptime/domain/applications/stations-file/bounded-table';
import { programBeside, Workshop } from '#workshop/workshop.ts';
import type { TableJob } from './table-process.ts';

export type TableReader = Workshop<TableJob, TableRead>;

export const openTableReader = (): TableReader =>
  new Workshop(programBeside(import.meta.url, 'table-process'), {
    waitingEach: 3,
    patienceMs: 20_000,
    megabytes: 128,
  });
