import { type FileColumns, readScheduleFile } from '#lib/schedule-file.ts';

const columns: FileColumns<'name' | 'start_date' | 'end_date' | 'kind' | 'port'> = {
  names: {
    name: ['name', 'nom', 'summary', 'contrainte'],
    start_date: ['start_date', 'start', 'begin', 'debut', 'date de debut'],
    end_date: ['end_date', 'end', 'fin', 'date de fin'],
    kind: ['kind', 'type', 'genre', 'category', 'categorie'],
    port: ['port', 'location', 'lieu'],
  },
  needed: ['name', 'start_date'],
  calendar: {
    start: 'start_date',
    end: 'end_date',
    summary: 'name',
    location: 'port',
    categories: 'kind',
  },
};

export const readConstraintsFile = (source: Uint8Array | string) => readScheduleFile(source, columns);
