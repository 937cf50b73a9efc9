import type { ColumnIndexes } from '@shiptime/domain/applications/stations-file/column-layout';
import type { VisitMode } from '@shiptime/domain/applications/stations-file/group-rows';
import {
  parseStationRows,
  type StationsFileResult,
} from '@shiptime/domain/applications/stations-file/read-stations';
import type { StationsFileProblem } from '@shiptime/domain/applications/stations-file/station-row';
import { readTable } from '#spreadsheet/read-table.ts';
import { serveJobs } from '#process-pool/serve-jobs.ts';

export type StationsFileJob = {
  readonly bytes: Buffer;
  readonly room: number;
  readonly visits: VisitMode;
  readonly places?: ColumnIndexes;
};
export type StationsReadResult = Pick<StationsFileResult, 'stations' | 'problems' | 'warnings'>;

const refused = (problem: StationsFileProblem): StationsReadResult => ({
  stations: [],
  problems: [problem],
  warnings: [],
});

serveJobs(async ({ bytes, room, visits, places }: StationsFileJob): Promise<StationsReadResult> => {
  const table = await readTable(Buffer.from(bytes));
  if ('problem' in table) return refused(table.problem);
  const { stations, problems, warnings } = parseStationRows(table.rows, room, places, visits);
  return { stations, problems, warnings };
});
