import { sql } from 'kysely';
import type { OpenDataPort, OpenSchedule } from '@shiptime/domain/plans/versions/open-schedule';
import { computeOperationsDates } from '@shiptime/domain/plans/voyage-moments';
import type { DayFraction } from '@shiptime/domain/plans/ticks';
import { escapeFormula } from '@shiptime/domain/shared/escape-formula';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import { type CsvCell, formatCsv } from '#spreadsheet/csv.ts';
import { listMissionsWithVessel, nameInLanguage } from './open-formats.ts';

type Institute = { id: number; name_en: string; name_fr: string; ror: string | null };

export type Institutes = ReadonlyMap<number, Institute>;

export const readInstitutes = async (db: Db, schedule: OpenSchedule): Promise<Institutes> => {
  const asked = listMissionsWithVessel(schedule).flatMap(({ mission }) => mission.ship_time_request_id ?? []);
  const { rows } = await sql<Institute>`
    select r.id, a.name_en, a.name_fr, a.ror from ship_time_requests r join agencies a on a.id = r.agency_id
    where r.id = any(${asked}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

export const columnsEmptyInProgramme = ['chief_scientist', 'objectives'] as const;

const columns = [
  ...['voyage_number', 'title', 'ship', 'imo', 'ices_code', 'call_sign', 'start_date', 'end_date'],
  ...['departure_port', 'departure_locode', 'arrival_port', 'arrival_locode'],
  ...['institute', 'institute_ror', 'areas', 'status', ...columnsEmptyInProgramme],
];

export const formatCruisesCsv = (
  schedule: OpenSchedule,
  institutes: Institutes,
  language: Language,
): string => {
  const areas = new Map(schedule.project_areas.map((area) => [area.id, nameInLanguage(area, language)]));
  const place = (port: OpenDataPort | null): CsvCell[] =>
    port ? [escapeFormula(nameInLanguage(port, language)), port.un_locode] : [null, null];
  const rows = listMissionsWithVessel(schedule).map(({ vessel, mission }): CsvCell[] => {
    const institute = institutes.get(mission.ship_time_request_id ?? 0);
    const { start, end } = computeOperationsDates({
      ...mission,
      start_fraction: mission.start_fraction as DayFraction,
    }) ?? {
      start: mission.start_date,
      end: mission.end_date,
    };
    return [
      ...[mission.voyage_number, escapeFormula(mission.title), nameInLanguage(vessel, language)],
      ...[vessel.imo, vessel.ices_code, vessel.call_sign, start, end],
      ...[...place(mission.mobilization_port), ...place(mission.demobilization_port)],
      ...[institute ? escapeFormula(nameInLanguage(institute, language)) : null, institute?.ror ?? null],
      escapeFormula(mission.project_area_ids.flatMap((id) => areas.get(id) ?? []).join('; ')),
      mission.replanned ? 'tentative' : 'confirmed',
      ...columnsEmptyInProgramme.map(() => null),
    ];
  });
  return formatCsv([columns, ...rows]);
};
