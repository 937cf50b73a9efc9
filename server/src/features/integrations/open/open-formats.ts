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

export const flattenLegs = (schedule: OpenSchedule): { vessel: OpenVessel; mission: OpenMission }[] =>
  schedule.vessels.flatMap((vessel) => vessel.missions.map((mission) => ({ vessel, mission })));

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
];

export const csvOfSchedule = (schedule: OpenSchedule, language: Language): string => {
  const named = (port: OpenPort | null): CsvCell => port && guardFormula(nameOf(port, language));
  const areas = new Map(schedule.project_areas.map((area) => [area.id, nameOf(area, language)]));
  const rows = flattenLegs(schedule).map(({ vessel, mission }): CsvCell[] => [
    ...[schedule.fiscal_year.name, schedule.version, vessel.vessel_id, nameOf(vessel, language)],
    ...[
      mission.id,
      mission.voyage_number,
      mission.number,
      guardFormula(mission.title),
      mission.ship_time_request_id,
    ],
    ...[mission.start_date, mission.start_fraction, mission.end_date],
    ...[mission.mobilization_days, mission.operational_days, mission.demobilization_days],
    ...[named(mission.mobilization_port), named(mission.demobilization_port)],
    ...[vessel.science_berths, mission.approved_berths, mission.spare_berths],
    guardFormula(mission.project_area_ids.flatMap((id) => areas.get(id) ?? []).join('; ')),
    mission.sails_with_id,
    mission.requested_berths,
    mission.replanned,
  ]);
  return csvOf([columns, ...rows]);
};

const legColumns = [
  ...['fiscal_year', 'version', 'vessel_id', 'vessel', 'mission_ids', 'voyage'],
  ...['start_date', 'end_date', 'days', 'from_port', 'to_port', 'free_berths'],
];

export const csvOfLegs = (schedule: OpenSchedule, language: Language): string => {
  const titles = new Map(flattenLegs(schedule).map(({ mission }) => [mission.id, mission.title]));
  const rows = schedule.vessels.flatMap((vessel) =>
    vessel.joinable_legs.map((leg): CsvCell[] => [
      ...[schedule.fiscal_year.name, schedule.version, vessel.vessel_id, nameOf(vessel, language)],
      leg.mission_ids.join('; '),
      guardFormula(leg.mission_ids.map((id) => titles.get(id)).join('; ')),
      ...[leg.start_date, leg.end_date, leg.days],
      ...[leg.from_port, leg.to_port].map((port) => port && guardFormula(nameOf(port, language))),
      leg.free_berths,
    ]),
  );
  return csvOf([legColumns, ...rows]);
};

const atPorts = (...ports: readonly (OpenPort | null)[]) => {
  const positions = ports.flatMap((port): [number, number][] =>
    port === null || port.latitude === null || port.longitude === null
      ? []
      : [[port.longitude, port.latitude]],
  );
  return positions.length === 0 ? null : { type: 'MultiPoint', coordinates: positions };
};

type Ring = readonly (readonly [number, number])[];

const turnOf = (ring: Ring): number =>
  ring.slice(1).reduce((turn, [x, y], index) => turn + ring[index]![0] * y - x * ring[index]![1], 0);

/** Outer rings counterclockwise, holes clockwise (RFC 7946, 3.1.6). */
const wound = (polygon: readonly Ring[]): readonly Ring[] =>
  polygon.map((ring, index) => (turnOf(ring) > 0 === (index === 0) ? ring : ring.toReversed()));

const outlines = new Map(
  outlinesOf<{ readonly key: string }>(projectAreas as unknown as Topology).map(
    ({ properties, polygons }) => [properties.key, polygons.map(wound)],
  ),
);

const shipOf = ({ vessel_id, name_en, name_fr }: OpenVessel) => ({
  vessel_id,
  vessel_en: name_en,
  vessel_fr: name_fr,
});

/** Missions at their ports and areas as polygons: no track is known (RFC 7946). */
export const geoJsonOfSchedule = (schedule: OpenSchedule) => ({
  type: 'FeatureCollection',
  features: [
    ...flattenLegs(schedule).map(({ vessel, mission }) => ({
      type: 'Feature',
      id: `mission-${mission.id}`,
      geometry: atPorts(mission.mobilization_port, mission.demobilization_port),
      properties: { kind: 'mission', ...shipOf(vessel), ...mission },
    })),
    ...schedule.vessels.flatMap((vessel) =>
      vessel.joinable_legs.map((leg) => ({
        type: 'Feature',
        id: `leg-${vessel.vessel_id}-${leg.start_date}-${leg.mission_ids[0] ?? 'free'}`,
        geometry: atPorts(leg.from_port, leg.to_port),
        properties: { kind: 'joinable_leg', ...shipOf(vessel), ...leg },
      })),
    ),
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
