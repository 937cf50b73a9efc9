import type { ColumnPlaces } from '@shiptime/domain/applications/stations-file/layout';
import { readStations, type StationsFile } from '@shiptime/domain/applications/stations-file/read';
import type { FileProblem } from '@shiptime/domain/applications/stations-file/row';
import { readTable } from '#spreadsheet/read-table.ts';
import { answerJobs } from '#workshop/answer-jobs.ts';

export type StationsJob = {
  readonly bytes: Buffer;
  readonly room: number;
  readonly places?: ColumnPlaces;
};
export type ReadStations = Omit<StationsFile, 'rows'>;

const refused = (problem: FileProblem): ReadStations => ({ stations: [], problems: [problem], warnings: [] });

answerJobs(async ({ bytes, room, places }: StationsJob): Promise<ReadStations> => {
  const table = await readTable(Buffer.from(bytes));
  if ('problem' in table) return refused(table.problem);
  const { stations, problems, warnings } = readStations(table.rows, room, places);
  return { stations, problems, warnings };
});
