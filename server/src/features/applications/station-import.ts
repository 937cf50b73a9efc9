import type { Actor } from '@shiptime/domain/shared/actor';
import { delimiterOf } from '@shiptime/domain/applications/stations-file/delimiter';
import type { ColumnPlaces } from '@shiptime/domain/applications/stations-file/layout';
import { readStations, type StationsFile } from '@shiptime/domain/applications/stations-file/read';
import type { FileProblem } from '@shiptime/domain/applications/stations-file/row';
import type { Db } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { UploadedFile } from '../../http/bodies.ts';
import { type FieldMessage, Refusal } from '../../http/refusal.ts';
import { readTable } from '../../spreadsheet/table-rows.ts';
import { readSettings } from '../reference/settings.ts';
import { lockForEditing } from './part-changes.ts';
import { type Mode, stationsOf } from './station-rows.ts';

/** Enough to say how many too many there are, and no more than can be told. */
const mostRows = 20_000;

const wordsOf = (problem: Pick<FileProblem, 'code' | 'params'>): string =>
  `applications:stations_file.problems.${problem.code}`;

const fieldOf = ({ row, column }: FileProblem): string => {
  if (row === null) return 'file';
  return column === null ? `rows.${row}` : `rows.${row}.${column}`;
};

const refuseFile = (problems: readonly FileProblem[]): never => {
  const whole = problems.find((problem) => problem.row === null);
  throw new Refusal(422, {
    message: whole ? wordsOf(whole) : 'errors:http.invalid_data',
    ...(whole?.params && { params: whole.params }),
    fieldMessages: problems.map((problem): FieldMessage => ({
      field: fieldOf(problem),
      message: wordsOf(problem),
      ...(problem.params && { params: problem.params }),
    })),
  });
};

/** The stations of an uploaded file, or everything that keeps it from being read, by row and column. */
export const readStationsFile = async (
  db: Db,
  actor: Actor,
  id: number,
  file: UploadedFile,
  mode: Mode,
  places?: ColumnPlaces,
): Promise<StationsFile> => {
  await inTransaction(db, (tx) => lockForEditing(tx, actor, id));
  const { station_limit: limit } = await readSettings(db);
  const there = mode === 'append' ? (await stationsOf(db, id)).length : 0;
  const rows = await readTable(file.bytes, mostRows, delimiterOf);
  if (rows === null) refuseFile([{ row: null, column: null, code: 'no_stations' }]);
  const read = readStations(rows!, limit - there, places);
  if (read.problems.length > 0) refuseFile(read.problems);
  return read;
};
