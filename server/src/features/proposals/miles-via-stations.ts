import { sql } from 'kysely';
import type { Board } from '@shiptime/domain/plans/conflicts/board';
import type { MilesViaStations } from '@shiptime/domain/plans/conflicts/conflict-context';
import type { LocatedPort } from '@shiptime/domain/plans/distances/miles-to-station';
import type { LatitudeLongitude } from '@shiptime/domain/plans/distances/waters/waters';
import type { Db } from '#db/connection.ts';
import { loadMilesToStation } from '../plans/conflicts/miles-to-station.ts';

type StationsOfApplication = { readonly id: number; readonly stations: readonly LatitudeLongitude[] };

const findStations = async (db: Db, applicationIds: readonly number[]) => {
  const { rows } = await sql<StationsOfApplication>`
    select ship_time_request_id as id, jsonb_agg(distinct jsonb_build_array(latitude, longitude)) as stations
    from stations where ship_time_request_id = any(${applicationIds}::int[]) group by 1`.execute(db);
  return new Map(rows.map(({ id, stations }) => [id, stations]));
};

const findPorts = async (db: Db, ids: readonly number[]) => {
  const { rows } = await sql<LocatedPort & { id: number }>`
    select id, key, latitude, longitude from ports where id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((port) => [port.id, port]));
};

export const addMilesViaStations = async (db: Db, board: Board): Promise<Board> => {
  const { applications, ports: portFacts } = board.conflictContext;
  const stations = await findStations(db, [...applications.keys()]);
  const ports = await findPorts(db, [...portFacts.keys()]);
  const way = await loadMilesToStation(db);
  const milesViaStations: MilesViaStations = (applicationId, fromPortId, toPortId) =>
    (stations.get(applicationId) ?? []).map((station) =>
      [fromPortId, toPortId]
        .map((id) => ports.get(id ?? 0))
        .reduce((sum, port) => sum + (port ? way(port, station) : 0), 0),
    );
  return { ...board, conflictContext: { ...board.conflictContext, milesViaStations } };
};
