import { setImmediate } from 'node:timers/promises';
import type { DistanceLookup, ComputedDistance } from '@shiptime/domain/plans/conflicts/conflict-context';
import type { CanalLockKey } from '@shiptime/domain/plans/conflicts/canal-locks';
import {
  createDistanceLookup,
  computeDistancesFromPort,
  type ComputedPortDistance,
} from '@shiptime/domain/plans/distances/sea-distances';
import type { PortDistance as Shown } from '@shiptime/domain/plans/wire/conflicts';
import { buildSeaGraph, type SeaPort } from '@shiptime/domain/plans/distances/sea-graph';
import type { Db } from '#db/connection.ts';
import { selectOverruledDistances } from './overruled-distances.ts';

type Port = SeaPort & { readonly id: number };

const stored = async (db: Db, portIds: readonly number[]): Promise<ComputedPortDistance[]> => {
  const rows = await db
    .selectFrom('port_distances')
    .selectAll()
    .where('from_port_id', 'in', portIds)
    .where('to_port_id', 'in', portIds)
    .execute();
  return rows.map(({ locks, around_nautical_miles, ...row }) => ({
    ...row,
    method: row.method as ComputedDistance['method'],
    ...(locks.length > 0 && { locks: locks as CanalLockKey[], around_nautical_miles }),
  }));
};

const incomplete = (ports: readonly Port[], rows: readonly ComputedPortDistance[]): Port[] => {
  const known = createDistanceLookup(rows);
  return ports.filter((port, index) =>
    ports.slice(index + 1).some((other) => known(port.id, other.id) === null),
  );
};

const isLocated = (port: Port): boolean => port.latitude !== null && port.longitude !== null;

const reckon = async (db: Db, origins: readonly Port[], ports: readonly Port[]): Promise<void> => {
  const graph = buildSeaGraph(ports);
  for (const { id, key } of origins) {
    const distances = computeDistancesFromPort(graph, key);
    const rows = ports.flatMap((other) => {
      const distance = distances.get(other.key);
      if (distance === undefined || other.id === id) return [];
      const { nautical_miles, method, locks = [], around_nautical_miles = null } = distance;
      return [
        {
          from_port_id: Math.min(id, other.id),
          to_port_id: Math.max(id, other.id),
          nautical_miles,
          method,
          locks: [...locks],
          around_nautical_miles,
        },
      ];
    });
    const insert = db.insertInto('port_distances').values(rows);
    if (rows.length > 0) await insert.onConflict((conflict) => conflict.doNothing()).execute();
    await setImmediate();
  }
};

const reckonedRows = async (db: Db, portIds: readonly number[]): Promise<ComputedPortDistance[]> => {
  const rows = await stored(db, portIds);
  if (rows.length === (portIds.length * (portIds.length - 1)) / 2) return rows;
  const ports = await db.selectFrom('ports').select(['id', 'key', 'latitude', 'longitude']).execute();
  const origins = incomplete(
    ports.filter((port) => portIds.includes(port.id) && isLocated(port)),
    rows,
  );
  if (origins.length === 0) return rows;
  await reckon(db, origins, ports);
  return stored(db, portIds);
};

export const findPortDistances = async (db: Db, portIds: readonly number[]): Promise<Shown[]> => {
  if (portIds.length < 2) return [];
  const rows = await reckonedRows(db, portIds);
  const overruled = await selectOverruledDistances(db, portIds);
  if (overruled.length === 0) return rows;
  const computed = createDistanceLookup(rows);
  const said = overruled.map(({ id, ...row }): Shown => {
    const before = computed(row.from_port_id, row.to_port_id);
    return {
      ...row,
      method: 'overruled',
      overruled_id: id,
      computed: before?.method === 'overruled' ? null : before,
    };
  });
  const known = createDistanceLookup(said);
  return [...rows.filter((row) => known(row.from_port_id, row.to_port_id) === null), ...said];
};

export const loadSeaDistances = async (db: Db, portIds: readonly number[]): Promise<DistanceLookup> =>
  createDistanceLookup(await findPortDistances(db, portIds));
