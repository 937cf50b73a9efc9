import type { Licence } from '@shiptime/domain/integrations/licences';
import type {
  OpenDataMission,
  OpenDataPort,
  OpenSchedule,
  OpenDataVessel,
} from '@shiptime/domain/plans/versions/open-schedule';
import { escapeFormula } from '@shiptime/domain/shared/escape-formula';
import type { Language } from '@shiptime/domain/shared/text';
import { type CsvCell, formatCsv } from '#spreadsheet/csv.ts';

type Named = { readonly name_en: string; readonly name_fr: string };
export const nameInLanguage = (named: Named, language: Language): string => named[`name_${language}`];

export const listMissionsWithVessel = (
  schedule: OpenSchedule,
): { vessel: OpenDataVessel; mission: OpenDataMission }[] =>
  schedule.vessels.flatMap((vessel) => vessel.missions.map((mission) => ({ vessel, mission })));

type Written = { readonly language: Language; readonly licence: Licence };

const shipColumns = ['imo', 'mmsi', 'call_sign', 'ices_code'] as const;

const columns = [
  ...[
    'fiscal_year',
    'version',
    'vessel_id',
    'vessel',
    'mission_id',
    'voyage_number',
    'number',
    'title',
    'ship_time_request_id',
  ],
  ...[
    'start_date',
    'start_fraction',
    'end_date',
    'mobilization_days',
    'operational_days',
    'demobilization_days',
  ],
  ...['mobilization_port', 'demobilization_port', 'science_berths', 'approved_berths', 'spare_berths'],
  'project_areas',
  'sails_with',
  'requested_berths',
  'replanned',
  'mobilization_port_id',
  'demobilization_port_id',
  'licence',
  ...shipColumns,
  'mobilization_un_locode',
  'demobilization_un_locode',
];

export const formatScheduleCsv = (schedule: OpenSchedule, { language, licence }: Written): string => {
  const named = (port: OpenDataPort | null): CsvCell => port && escapeFormula(nameInLanguage(port, language));
  const areas = new Map(schedule.project_areas.map((area) => [area.id, nameInLanguage(area, language)]));
  const rows = listMissionsWithVessel(schedule).map(({ vessel, mission }): CsvCell[] => [
    ...[schedule.fiscal_year.name, schedule.version, vessel.vessel_id, nameInLanguage(vessel, language)],
    ...[
      mission.id,
      mission.voyage_number,
      mission.number,
      escapeFormula(mission.title),
      mission.ship_time_request_id,
    ],
    ...[mission.start_date, mission.start_fraction, mission.end_date],
    ...[mission.mobilization_days, mission.operational_days, mission.demobilization_days],
    ...[named(mission.mobilization_port), named(mission.demobilization_port)],
    ...[vessel.science_berths, mission.approved_berths, mission.spare_berths],
    escapeFormula(mission.project_area_ids.flatMap((id) => areas.get(id) ?? []).join('; ')),
    mission.sails_with_id,
    mission.requested_berths,
    mission.replanned,
    ...[mission.mobilization_port?.id ?? null, mission.demobilization_port?.id ?? null],
    licence[`url_${language}`],
    ...shipColumns.map((column) => vessel[column]),
    ...[mission.mobilization_port?.un_locode ?? null, mission.demobilization_port?.un_locode ?? null],
  ]);
  return formatCsv([columns, ...rows]);
};

const legColumns = [
  ...['fiscal_year', 'version', 'vessel_id', 'vessel', 'mission_ids', 'voyage'],
  ...['start_date', 'end_date', 'days', 'from_port', 'to_port', 'free_berths'],
  ...['mission_id', 'sails_with_id', 'from_port_id', 'to_port_id', 'licence'],
  ...[...shipColumns, 'from_un_locode', 'to_un_locode'],
];

export const formatLegsCsv = (schedule: OpenSchedule, { language, licence }: Written): string => {
  const titles = new Map(listMissionsWithVessel(schedule).map(({ mission }) => [mission.id, mission.title]));
  const rows = schedule.vessels.flatMap((vessel) =>
    vessel.joinable_legs.map((leg): CsvCell[] => [
      ...[schedule.fiscal_year.name, schedule.version, vessel.vessel_id, nameInLanguage(vessel, language)],
      leg.mission_ids.join('; '),
      escapeFormula(leg.mission_ids.map((id) => titles.get(id)).join('; ')),
      ...[leg.start_date, leg.end_date, leg.days],
      ...[leg.from_port, leg.to_port].map((port) => port && escapeFormula(nameInLanguage(port, language))),
      leg.free_berths,
      ...[leg.mission_ids[0] ?? null, leg.mission_ids[1] ?? null],
      ...[leg.from_port?.id ?? null, leg.to_port?.id ?? null],
      licence[`url_${language}`],
      ...shipColumns.map((column) => vessel[column]),
      ...[leg.from_port?.un_locode ?? null, leg.to_port?.un_locode ?? null],
    ]),
  );
  return formatCsv([legColumns, ...rows]);
};
