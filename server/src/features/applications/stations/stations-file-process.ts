import type { ColumnPlaces } from '@shiptime/domain/applications/stations-file/column-layout';
import type { VisitMode } from '@shiptime/domain/applications/stations-file/group-rows';
import { readStations, type StationsFile } from '@shiptime/domain/applications/stations-file/read-stations';
import type { FileProblem } from '@shiptime/domain/applications/stations-file/station-row';
import { readTable } from '#spreadsheet/read-table.ts';
import { answerJobs } from '#process-pool/answer-jobs.ts';

export type StationsJob = {
  readonly bytes: Buffer;
  readonly room: number;
  readonly visits: VisitMode;
  readonly places?: ColumnPlaces;
};
export type StationsReadResult = Pick<StationsFile, 'stations' | 'problems' | 'warnings'>;

const refused = (problem: FileProblem): StationsReadResult => ({
  stations: [],
  problems: [problem],
  warnings: [],
});

answerJobs(async ({ bytes, room, visits, places }: StationsJob): Promise<StationsReadResult> => {
  const table = await readTable(Buffer.from(bytes));
  if ('problem' in table) return refused(table.problem);
  const { stations, problems, warnings } = readStations(table.rows, room, places, visits);
  return { stations, problems, warnings };
});
