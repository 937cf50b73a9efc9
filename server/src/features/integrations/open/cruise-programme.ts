import { sql } from 'kysely';
import type { OpenPort, OpenSchedule } from '@shiptime/domain/plans/versions/open-schedule';
import { daysAtSea } from '@shiptime/domain/plans/voyage-moments';
import type { Fraction } from '@shiptime/domain/plans/ticks';
import { guardFormula } from '@shiptime/domain/shared/formula-guard';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import { type CsvCell, csvOf } from '#spreadsheet/csv.ts';
import { flattenLegs, nameOf } from './open-formats.ts';

type Ship = { id: number; imo: string | null; ices_code: string | null; call_sign: string | null };
type Institute = { id: number; name_en: string; name_fr: string; ror: string | null };

export type CruiseCodes = {
  readonly ships: ReadonlyMap<number, Ship>;
  readonly locodes: ReadonlyMap<number, string | null>;
  readonly institutes: ReadonlyMap<number, Institute>;
};

const byId = <T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map((row) => [row.id, row]));

export const readCruiseCodes = async (db: Db, schedule: OpenSchedule): Promise<CruiseCodes> => {
  const asked = flattenLegs(schedule).flatMap(({ mission }) => mission.ship_time_request_id ?? []);
  const ships = await db.selectFrom('vessels').select(['id', 'imo', 'ices_code', 'call_sign']).execute();
  const ports = await db.selectFrom('ports').select(['id', 'un_locode']).execute();
  const institutes = await sql<Institute>`
    select r.id, a.name_en, a.name_fr, a.ror from ship_time_requests r join agencies a on a.id = r.agency_id
    where r.id = any(${asked}::int[])`.execute(db);
  return {
    ships: byId(ships),
    locodes: new Map(ports.map(({ id, un_locode }) => [id, un_locode])),
    institutes: byId(institutes.rows),
  };
};

export const emptyInProgramme = ['chief_scientist', 'objectives'] as const;

const columns = [
  ...['voyage_number', 'title', 'ship', 'imo', 'ices_code', 'call_sign', 'start_date', 'end_date'],
  ...['departure_port', 'departure_locode', 'arrival_port', 'arrival_locode'],
  ...['institute', 'institute_ror', 'areas', 'status', ...emptyInProgramme],
];

export const formatCruisesCsv = (schedule: OpenSchedule, codes: CruiseCodes, language: Language): string => {
  const areas = new Map(schedule.project_areas.map((area) => [area.id, nameOf(area, language)]));
  const place = (port: OpenPort | null): CsvCell[] =>
    port ? [guardFormula(nameOf(port, language)), codes.locodes.get(port.id) ?? null] : [null, null];
  const rows = flattenLegs(schedule).map(({ vessel, mission }): CsvCell[] => {
    const ship = codes.ships.get(vessel.vessel_id);
    const institute = codes.institutes.get(mission.ship_time_request_id ?? 0);
    const { start, end } = daysAtSea({ ...mission, start_fraction: mission.start_fraction as Fraction }) ?? {
      start: mission.start_date,
      end: mission.end_date,
    };
    return [
      ...[mission.voyage_number, guardFormula(mission.title), nameOf(vessel, language)],
      ...[ship?.imo ?? null, ship?.ices_code ?? null, ship?.call_sign ?? null, start, end],
      ...[...place(mission.mobilization_port), ...place(mission.demobilization_port)],
      ...[institute ? guardFormula(nameOf(institute, language)) : null, institute?.ror ?? null],
      guardFormula(mission.project_area_ids.flatMap((id) => areas.get(id) ?? []).join('; ')),
      mission.replanned ? 'tentative' : 'confirmed',
      ...emptyInProgramme.map(() => null),
    ];
  });
  return csvOf([columns, ...rows]);
};
