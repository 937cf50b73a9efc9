import projectAreas from '@shiptime/domain/geo/project-areas.json' with { type: 'json' };
import { outlinesOf, type Topology } from '@shiptime/domain/geography/outlines';
import type {
  OpenMission,
  OpenPort,
  OpenSchedule,
  OpenVessel,
} from '@shiptime/domain/plans/versions/open-schedule';
import { guardFormula } from '@shiptime/domain/shared/formula-guard';
import type { Language } from '@shiptime/domain/shared/text';
import { type CsvCell, csvOf } from '#spreadsheet/csv.ts';

type Named = { readonly name_en: string; readonly name_fr: string };
export const nameOf = (named: Named, language: Language): string => named[`name_${language}`];

export const legs = (schedule: OpenSchedule): { vessel: OpenVessel; mission: OpenMission }[] =>
  schedule.vessels.flatMap((vessel) => vessel.missions.map((mission) => ({ vessel, mission })));

const columns = [
  ...[
    'fiscal_year',
    'version',
    'vessel_id',
    'vessel',
    'mission_id',
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
];

/** A row for each mission; columns are called as everywhere on the wire, names are in the reader's language. */
export const csvOfSchedule = (schedule: OpenSchedule, language: Language): string => {
  const named = (port: OpenPort | null): CsvCell => port && guardFormula(nameOf(port, language));
  const areas = new Map(schedule.project_areas.map((area) => [area.id, nameOf(area, language)]));
  const rows = legs(schedule).map(({ vessel, mission }): CsvCell[] => [
    ...[schedule.fiscal_year.name, schedule.version, vessel.vessel_id, nameOf(vessel, language)],
    ...[mission.id, mission.number, guardFormula(mission.title), mission.ship_time_request_id],
    ...[mission.start_date, mission.start_fraction, mission.end_date],
    ...[mission.mobilization_days, mission.operational_days, mission.demobilization_days],
    ...[named(mission.mobilization_port), named(mission.demobilization_port)],
    ...[vessel.science_berths, mission.approved_berths, mission.spare_berths],
    guardFormula(mission.project_area_ids.flatMap((id) => areas.get(id) ?? []).join('; ')),
    mission.sails_with_id,
  ]);
  return csvOf([columns, ...rows]);
};

const positionsOf = (mission: OpenMission): [number, number][] =>
  [mission.mobilization_port, mission.demobilization_port].flatMap((port): [number, number][] =>
    port === null || port.latitude === null || port.longitude === null
      ? []
      : [[port.longitude, port.latitude]],
  );

const outlines = new Map(
  outlinesOf<{ readonly key: string }>(projectAreas as unknown as Topology).map(
    ({ properties, polygons }) => [properties.key, polygons],
  ),
);

/** Missions at the ports where they begin and end, and areas by their outlines: no track is known (RFC 7946). */
export const geoJsonOfSchedule = (schedule: OpenSchedule) => ({
  type: 'FeatureCollection',
  features: [
    ...legs(schedule).map(({ vessel, mission }) => {
      const coordinates = positionsOf(mission);
      return {
        type: 'Feature',
        id: `mission-${mission.id}`,
        geometry: coordinates.length === 0 ? null : { type: 'MultiPoint', coordinates },
        properties: {
          kind: 'mission',
          vessel_id: vessel.vessel_id,
          vessel_en: vessel.name_en,
          vessel_fr: vessel.name_fr,
          ...mission,
        },
      };
    }),
    ...schedule.project_areas.map((area) => {
      const coordinates = outlines.get(area.key);
      return {
        type: 'Feature',
        id: `project-area-${area.id}`,
        geometry: coordinates ? { type: 'MultiPolygon', coordinates } : null,
        properties: { kind: 'project_area', ...area },
      };
    }),
  ],
});
