import type { Actor } from '@shiptime/domain/shared/actor';
import type { ColumnIndexes } from '@shiptime/domain/applications/stations-file/column-layout';
import type { VisitMode } from '@shiptime/domain/applications/stations-file/group-rows';
import { readStationsFromRows } from '@shiptime/domain/applications/stations-file/read-stations';
import type { StationsFileProblem, FileRow } from '@shiptime/domain/applications/stations-file/station-row';
import type { Db } from '#db/connection.ts';
import { runInTransaction } from '#db/transaction.ts';
import type { UploadedFile } from '#http/body-parsers.ts';
import { type FieldMessage, Refusal } from '#http/refusal.ts';
import { runInProcess } from '#process-pool/run-in-process.ts';
import { programPathBeside, ProcessPool } from '#process-pool/process-pool.ts';
import { readSettings } from '#features/reference/settings.ts';
import { lockApplicationForEditing } from '../parts/part-changes.ts';
import { type StationImportMode, loadStations } from './station-rows.ts';
import type { StationsReadResult, StationsFileJob } from './stations-file-process.ts';

export type StationsReader = ProcessPool<StationsFileJob, StationsReadResult>;

/** Parses untrusted files in separate processes (process-pool.ts). */
export const openStationsReader = (): StationsReader =>
  new ProcessPool(programPathBeside(import.meta.url, 'stations-file-process'), {
    waitingEach: 3,
    timeoutMs: 20_000,
    megabytes: 96,
  });

const wordsOf = (problem: Pick<StationsFileProblem, 'code' | 'params'>): string =>
  `applications:stations_file.problems.${problem.code}`;

const fieldOf = ({ row, column }: StationsFileProblem): string => {
  if (row === null) return 'file';
  return column === null ? `rows.${row}` : `rows.${row}.${column}`;
};

const refusalOf = (problems: readonly StationsFileProblem[]): Refusal => {
  const whole = problems.find((problem) => problem.row === null);
  return new Refusal('invalid', {
    message: whole ? wordsOf(whole) : 'answers:http.invalid_data',
    ...(whole?.params && { params: whole.params }),
    fieldMessages: problems.map((problem): FieldMessage => ({
      field: fieldOf(problem),
      message: wordsOf(problem),
      ...(problem.params && { params: problem.params }),
    })),
  });
};

const readIn = (reader: StationsReader, actor: Actor, job: StationsFileJob): Promise<StationsReadResult> =>
  runInProcess(reader, actor, job, () => refusalOf([{ row: null, column: null, code: 'too_heavy' }]));

const roomFor = async (db: Db, actor: Actor, id: number, mode: StationImportMode): Promise<number> => {
  await runInTransaction(db, (tx) => lockApplicationForEditing(tx, actor, id));
  const { station_limit: limit } = await readSettings(db);
  return mode === 'append' ? limit - (await loadStations(db, id)).length : limit;
};

const unlessRefused = (read: StationsReadResult): StationsReadResult => {
  if (read.problems.length > 0) throw refusalOf(read.problems);
  return read;
};

export type StationImportOptions = { readonly mode: StationImportMode; readonly visits: VisitMode };

export const readStationRows = async (
  db: Db,
  actor: Actor,
  id: number,
  rows: readonly FileRow[],
  { mode, visits }: StationImportOptions,
): Promise<StationsReadResult> =>
  unlessRefused(readStationsFromRows(rows, await roomFor(db, actor, id, mode), visits));

export const readStationsFile = async (
  db: Db,
  reader: StationsReader,
  actor: Actor,
  id: number,
  file: () => UploadedFile,
  { mode, visits }: StationImportOptions,
  places?: ColumnIndexes,
): Promise<StationsReadResult> => {
  const room = await roomFor(db, actor, id, mode);
  return unlessRefused(
    await readIn(reader, actor, { bytes: file().bytes, room, visits, ...(places && { places }) }),
  );
};
