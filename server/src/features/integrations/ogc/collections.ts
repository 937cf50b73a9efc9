import { mayViewApplication } from '@shiptime/domain/applications/policy';
import type { StationOperationDetails } from '@shiptime/domain/applications/operations';
import { describeOperations } from '@shiptime/domain/applications/operation-words';
import { sql } from 'kysely';
import type { Db } from '#db/connection.ts';
import { findApplications } from '#features/applications/application-queries.ts';
import type { Viewer } from '#http/access.ts';
import { type Feature, featureBuilderByLayer, portFeature } from '../open/layers.ts';
import {
  findLatestSchedulesWithoutReplanning,
  findLatestSchedules,
  type PublishedSchedule,
} from '../open/open-schedules.ts';

const publicCollections = ['voyages', 'legs', 'ports', 'project_areas'] as const;
export type CollectionId = (typeof publicCollections)[number] | 'stations';

/** Stations are not public: only users and service accounts that read applications see this collection. */
const mayListStations = (viewer: Viewer | null): viewer is Viewer =>
  viewer !== null && (viewer.service?.scopes.includes('applications:read') ?? true);

export const listCollectionIds = (viewer: Viewer | null): readonly CollectionId[] =>
  mayListStations(viewer) ? [...publicCollections, 'stations'] : publicCollections;

const onceEach = (features: readonly Feature[]): Feature[] => [
  ...new Map(features.map((feature) => [feature.id, feature])).values(),
];

const startOf = ({ properties }: Feature): string => String(properties['start_date'] ?? '');

const inOrder = (features: readonly Feature[]): Feature[] =>
  onceEach(features).toSorted(
    (a, b) => startOf(a).localeCompare(startOf(b)) || Number(a.id) - Number(b.id) || 0,
  );

const findPorts = async (db: Db): Promise<Feature[]> => {
  const ports = await db
    .selectFrom('ports')
    .select(['id', 'key', 'name_en', 'name_fr', 'country', 'un_locode', 'time_zone', 'latitude', 'longitude'])
    .where('active', '=', true)
    .orderBy('id')
    .execute();
  return ports.map(portFeature);
};

type StationRow = {
  id: number;
  ship_time_request_id: number;
  position: number;
  name: string;
  type: string | null;
  latitude: number;
  longitude: number;
  operations: readonly StationOperationDetails[];
};

const findStations = async (db: Db, viewer: Viewer, voyages: readonly Feature[]): Promise<Feature[]> => {
  const voyageOf = new Map(
    voyages.toReversed().map((voyage) => [voyage.properties['ship_time_request_id'], voyage.properties]),
  );
  const ids = [...voyageOf.keys()].filter((id) => typeof id === 'number');
  const seen = (await findApplications(db, ids)).filter((row) => mayViewApplication(viewer, row).allowed);
  const { rows } = await sql<StationRow>`
    select id, ship_time_request_id, position, name, type, latitude, longitude, operations from stations
    where ship_time_request_id = any(${seen.map(({ id }) => id)}::int[])
    order by ship_time_request_id, position`.execute(db);
  return rows.map(({ id, latitude, longitude, operations, ...station }): Feature => {
    const voyage = voyageOf.get(station.ship_time_request_id)!;
    return {
      type: 'Feature',
      id,
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: {
        station_id: id,
        ...station,
        operations_en: describeOperations('en', operations) || null,
        operations_fr: describeOperations('fr', operations) || null,
        mission_id: voyage['mission_id']!,
        vessel_id: voyage['vessel_id']!,
        vessel_en: voyage['vessel_en']!,
        vessel_fr: voyage['vessel_fr']!,
        start_date: voyage['start_date']!,
        end_date: voyage['end_date']!,
      },
    };
  });
};

const featuresIn = async (
  db: Db,
  viewer: Viewer | null,
  collection: CollectionId,
  published: readonly PublishedSchedule[],
): Promise<readonly Feature[]> => {
  if (collection === 'ports') return findPorts(db);
  const schedules = published
    .map(({ schedule }) => schedule)
    .toSorted((a, b) => a.published_at.localeCompare(b.published_at));
  if (collection !== 'stations') return inOrder(schedules.flatMap(featureBuilderByLayer[collection]));
  if (!mayListStations(viewer)) return [];
  return findStations(db, viewer, inOrder(schedules.flatMap(featureBuilderByLayer.voyages)));
};

export const findFeatures = async (
  db: Db,
  viewer: Viewer | null,
  collection: CollectionId,
): Promise<readonly Feature[]> =>
  featuresIn(db, viewer, collection, collection === 'ports' ? [] : await findLatestSchedules(db));

export const findCollections = async (
  db: Db,
  viewer: Viewer | null,
): Promise<readonly (readonly [CollectionId, readonly Feature[]])[]> => {
  const published = await findLatestSchedulesWithoutReplanning(db);
  return Promise.all(
    listCollectionIds(viewer).map(async (id) => [id, await featuresIn(db, viewer, id, published)] as const),
  );
};
