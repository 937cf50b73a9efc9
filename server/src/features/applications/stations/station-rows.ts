import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { StationOperationDetails, StationOperation } from '@shiptime/domain/applications/operations';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { StationResource } from '@shiptime/domain/applications/wire/parts';
import type { NewStation } from '@shiptime/domain/applications/stations-file/station-row';
import type { Db, Tx } from '#db/connection.ts';
import { invalidRefusal, notFoundRefusal, Refusal } from '#http/refusal.ts';
import { type ExpectedVersion, requireCurrentVersion } from '#http/answers/versions.ts';
import { readSettings } from '#features/reference/settings.ts';
import { lockApplicationForEditing, recordPartChange } from '../parts/part-changes.ts';
import { requireVisibleApplication } from '../application-queries.ts';

/** Stored positions have gaps after removals; the API renumbers them. */
export const loadStations = async (db: Db, id: number): Promise<StationResource[]> => {
  const { rows } = await sql<StationResource>`
    select id, ship_time_request_id, row_number() over (order by position)::int as position, name, type, latitude,
      longitude, operations, lock_version, created_at, updated_at
    from stations where ship_time_request_id = ${id} order by position`.execute(db);
  return rows;
};

export const findStations = async (db: Db, actor: Actor, id: number): Promise<StationResource[]> => {
  await requireVisibleApplication(db, actor, id, new Set());
  return loadStations(db, id);
};

const arrange = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await sql`update stations s set position = n.position
    from unnest(${ids}::int[]) with ordinality as n (id, position)
    where s.id = n.id and s.position <> n.position`.execute(tx);
};

type SentOperation = StationOperationDetails & { readonly id?: string | undefined };

const identified = (operations: readonly SentOperation[]): StationOperation[] =>
  operations.map(({ id = randomUUID(), ...operation }) => ({ id, ...operation }));

export const addMissingOperationIds = (station: NewStation) => ({
  ...station,
  operations: identified(station.operations ?? []),
});

const insertStations = async (tx: Tx, id: number, stations: readonly NewStation[]): Promise<number[]> => {
  const there = await loadStations(tx, id);
  await arrange(
    tx,
    there.map((station) => station.id),
  );
  const { rows } = await sql<{ id: number }>`
    insert into stations (ship_time_request_id, position, name, type, latitude, longitude, operations)
    select ${id}, ${there.length}::int + n.ordinality, n.value ->> 'name', n.value ->> 'type',
      (n.value ->> 'latitude')::float8, (n.value ->> 'longitude')::float8,
      n.value -> 'operations'
    from jsonb_array_elements(${JSON.stringify(stations.map(addMissingOperationIds))}::jsonb) with ordinality as n order by n.ordinality
    returning id`.execute(tx);
  return rows.map((row) => row.id);
};

const move = async (tx: Tx, stations: readonly StationResource[], stationId: number, position: number) => {
  const others = stations.map(({ id }) => id).filter((id) => id !== stationId);
  await arrange(tx, others.toSpliced(position - 1, 0, stationId));
};

export const requireStation = (stations: readonly StationResource[], stationId: number): StationResource => {
  const station = stations.find(({ id }) => id === stationId);
  if (!station) throw notFoundRefusal();
  return station;
};

type Given = NewStation & { readonly position?: number | undefined };

export const addStation = async (
  tx: Tx,
  actor: Actor,
  id: number,
  station: Given,
): Promise<StationResource> => {
  await lockApplicationForEditing(tx, actor, id);
  const { station_limit: limit } = await readSettings(tx);
  const there = await loadStations(tx, id);
  if (there.length >= limit) {
    throw new Refusal('limit_reached', { message: 'answers:stations.full', params: { max: limit } });
  }
  const [added] = await insertStations(tx, id, [station]);
  if (station.position !== undefined && station.position <= there.length) {
    await move(tx, await loadStations(tx, id), added!, station.position);
  }
  await recordPartChange(tx, actor, id, 'stations');
  return requireStation(await loadStations(tx, id), added!);
};

export const changeStation = async (
  tx: Tx,
  actor: Actor,
  { id, row: stationId }: { id: number; row: number },
  change: Partial<Given>,
  expected: ExpectedVersion,
): Promise<StationResource> => {
  await lockApplicationForEditing(tx, actor, id);
  const stations = await loadStations(tx, id);
  const before = requireStation(stations, stationId);
  await requireCurrentVersion(expected, before.lock_version, async () => before);
  const { position, ...values } = change;
  const { name, type, latitude, longitude, operations } = { ...before, ...values };
  if (Object.values(values).some((value) => value !== undefined)) {
    await sql`update stations set name = ${name}, type = ${type}, latitude = ${latitude}, longitude = ${longitude},
      operations = ${JSON.stringify(identified(operations))}::jsonb where id = ${stationId}`.execute(tx);
  }
  if (position !== undefined && position !== before.position) await move(tx, stations, stationId, position);
  await recordPartChange(tx, actor, id, 'stations');
  return requireStation(await loadStations(tx, id), stationId);
};

export const removeStation = async (
  tx: Tx,
  actor: Actor,
  { id, row: stationId }: { id: number; row: number },
  expected: ExpectedVersion,
): Promise<void> => {
  await lockApplicationForEditing(tx, actor, id);
  const before = requireStation(await loadStations(tx, id), stationId);
  await requireCurrentVersion(expected, before.lock_version, async () => before);
  await removeStations(tx, actor, id, [stationId]);
};

export const removeStations = async (
  tx: Tx,
  actor: Actor,
  id: number,
  stationIds: readonly number[],
): Promise<void> => {
  await lockApplicationForEditing(tx, actor, id);
  const removed = await tx
    .deleteFrom('stations')
    .where('id', 'in', stationIds)
    .where('ship_time_request_id', '=', id)
    .returning('id')
    .execute();
  if (removed.length < stationIds.length) throw notFoundRefusal();
  await recordPartChange(tx, actor, id, 'stations');
};

export type StationImportMode = 'append' | 'replace';

export const appendOrReplaceStations = async (
  tx: Tx,
  actor: Actor,
  id: number,
  stations: readonly NewStation[],
  mode: StationImportMode,
): Promise<StationResource[]> => {
  await lockApplicationForEditing(tx, actor, id);
  const { station_limit: max } = await readSettings(tx);
  if (mode === 'replace') await tx.deleteFrom('stations').where('ship_time_request_id', '=', id).execute();
  const there = (await loadStations(tx, id)).length;
  if (there + stations.length > max)
    throw invalidRefusal([{ field: 'stations', code: 'too_many', params: { max } }]);
  await insertStations(tx, id, stations);
  await recordPartChange(tx, actor, id, 'stations');
  return loadStations(tx, id);
};
