import projectAreas from '@shiptime/domain/geo/project-areas.json' with { type: 'json' };
import { decodeTopology, type Topology } from '@shiptime/domain/geography/outlines';
import { sketchedProjectAreas } from '@shiptime/domain/geography/sketched-project-areas';
import type {
  OpenDataMission,
  OpenDataPort,
  OpenSchedule,
  OpenDataVessel,
} from '@shiptime/domain/plans/versions/open-schedule';
import {
  findLabelPosition,
  type GeoJsonPosition,
  type Ring,
  roundDegrees,
  orientRings,
} from './polygon-rings.ts';

export type Geometry =
  | { readonly type: 'Point'; readonly coordinates: GeoJsonPosition }
  | { readonly type: 'LineString'; readonly coordinates: readonly GeoJsonPosition[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };

export type Feature = {
  readonly type: 'Feature';
  readonly id: string | number;
  readonly geometry: Geometry | null;
  readonly properties: Readonly<Record<string, string | number | boolean | null>>;
};

export const layerNames = ['voyages', 'legs', 'ports', 'project_areas'] as const;
export type LayerName = (typeof layerNames)[number];

const outlines = new Map(
  decodeTopology<{ readonly key: string }>(projectAreas as unknown as Topology).map(
    ({ properties, polygons }) => [properties.key, polygons.map(orientRings)],
  ),
);

const middles = new Map(
  [...Object.entries(sketchedProjectAreas), ...outlines].map(([key, polygons]) => [
    key,
    findLabelPosition(polygons),
  ]),
);

const pointAt = (
  place: { readonly latitude: number | null; readonly longitude: number | null } | null,
): GeoJsonPosition[] =>
  !place || place.latitude === null || place.longitude === null
    ? []
    : [[roundDegrees(place.longitude), roundDegrees(place.latitude)]];

const asPoint = ([position]: readonly GeoJsonPosition[]): Geometry | null =>
  position ? { type: 'Point', coordinates: position } : null;

const asLine = (positions: readonly GeoJsonPosition[]): Geometry | null => {
  const path = positions.filter(
    (position, index) => index === 0 || String(position) !== String(positions[index - 1]),
  );
  return path.length < 2 ? null : { type: 'LineString', coordinates: path };
};

/**
 * Joins the ports by straight lines, because actual tracks are unknown. With fewer than two ports, the line
 * passes through the project areas.
 */
const lineOf = (
  mission: OpenDataMission,
  areas: ReadonlyMap<number, string>,
): { readonly line: 'ports' | 'areas' | null; readonly geometry: Geometry | null } => {
  const { mobilization_port, demobilization_port, port_call_stops, project_area_ids } = mission;
  const [from, to] = [pointAt(mobilization_port), pointAt(demobilization_port)];
  const byPorts = asLine([...from, ...port_call_stops.flatMap(({ port }) => pointAt(port)), ...to]);
  if (byPorts) return { line: 'ports', geometry: byPorts };
  const between = project_area_ids.flatMap((id) => {
    const middle = middles.get(areas.get(id) ?? '');
    return middle ? [middle] : [];
  });
  const byAreas = asLine([...from, ...between, ...to]);
  return { line: byAreas ? 'areas' : null, geometry: byAreas };
};

const flatPort = (prefix: 'from' | 'to', port: OpenDataPort | null) => ({
  [`${prefix}_port_id`]: port?.id ?? null,
  [`${prefix}_port_en`]: port?.name_en ?? null,
  [`${prefix}_port_fr`]: port?.name_fr ?? null,
  [`${prefix}_un_locode`]: port?.un_locode ?? null,
});

const identifiersOf = ({ imo, mmsi, call_sign, ices_code }: OpenDataVessel) => ({
  imo,
  mmsi,
  call_sign,
  ices_code,
});

const flatShip = ({ fiscal_year, version }: OpenSchedule, vessel: OpenDataVessel) => ({
  fiscal_year: fiscal_year.name,
  version,
  vessel_id: vessel.vessel_id,
  vessel_en: vessel.name_en,
  vessel_fr: vessel.name_fr,
  ...identifiersOf(vessel),
});

const joinNames = (names: readonly string[]): string | null => names.join('; ') || null;

const voyagesOf = (schedule: OpenSchedule): Feature[] => {
  const keys = new Map(schedule.project_areas.map(({ id, key }) => [id, key]));
  return schedule.vessels.flatMap((vessel) =>
    vessel.missions.map((mission): Feature => {
      const { id, mobilization_port, demobilization_port, port_call_stops, project_area_ids, ...plain } =
        mission;
      const { line, geometry } = lineOf(mission, keys);
      const areas = schedule.project_areas.filter((area) => project_area_ids.includes(area.id));
      return {
        type: 'Feature',
        id,
        geometry,
        properties: {
          mission_id: id,
          ...flatShip(schedule, vessel),
          ...plain,
          ...flatPort('from', mobilization_port),
          ...flatPort('to', demobilization_port),
          port_calls_en: joinNames(port_call_stops.map(({ port }) => port.name_en)),
          port_calls_fr: joinNames(port_call_stops.map(({ port }) => port.name_fr)),
          project_areas_en: joinNames(areas.map(({ name_en }) => name_en)),
          project_areas_fr: joinNames(areas.map(({ name_fr }) => name_fr)),
          line,
        },
      };
    }),
  );
};

const legsOf = (schedule: OpenSchedule): Feature[] =>
  schedule.vessels.flatMap((vessel) =>
    vessel.joinable_legs.map(({ mission_ids, from_port, to_port, ...plain }): Feature => ({
      type: 'Feature',
      id: `${vessel.vessel_id}-${plain.start_date}-${mission_ids[0] ?? 'free'}`,
      geometry: asPoint(pointAt(from_port)),
      properties: {
        ...flatShip(schedule, vessel),
        mission_id: mission_ids[0] ?? null,
        sails_with_id: mission_ids[1] ?? null,
        ...plain,
        ...flatPort('from', from_port),
        ...flatPort('to', to_port),
      },
    })),
  );

const portsIn = ({ vessels }: OpenSchedule): OpenDataPort[] => {
  const all = vessels
    .flatMap(({ missions }) => missions)
    .flatMap(({ mobilization_port: from, demobilization_port: to, port_call_stops: stops }) => [
      ...(from ? [from] : []),
      ...stops.map(({ port }) => port),
      ...(to ? [to] : []),
    ]);
  return [...new Map(all.map((port) => [port.id, port])).values()].toSorted((a, b) => a.id - b.id);
};

export const portFeature = <Port extends Omit<OpenDataPort, 'time_zone'>>({
  id,
  ...port
}: Port): Feature => ({
  type: 'Feature',
  id,
  geometry: asPoint(pointAt(port)),
  properties: { port_id: id, ...port },
});

const areasOf = ({ project_areas }: OpenSchedule): Feature[] =>
  project_areas.map(({ id, ...area }) => {
    const coordinates = outlines.get(area.key);
    return {
      type: 'Feature',
      id,
      geometry: coordinates ? { type: 'MultiPolygon', coordinates } : null,
      properties: { project_area_id: id, ...area },
    };
  });

export const featureBuilderByLayer: Readonly<Record<LayerName, (schedule: OpenSchedule) => Feature[]>> = {
  voyages: voyagesOf,
  legs: legsOf,
  ports: (schedule) => portsIn(schedule).map(portFeature),
  project_areas: areasOf,
};
