import { sql } from 'kysely';
import type { OpenScheduleFacts } from '@shiptime/domain/plans/versions/open-schedule';
import type { Db } from '#db/connection.ts';

export const readOpenScheduleFacts = async (db: Db): Promise<OpenScheduleFacts> => {
  const ports = await db
    .selectFrom('ports')
    .select(['id', 'latitude', 'longitude', 'time_zone', 'un_locode'])
    .execute();
  const vessels = await db
    .selectFrom('vessels')
    .select(['id', 'science_berths', 'imo', 'mmsi', 'call_sign', 'ices_code'])
    .execute();
  const guests = await sql<{ mission_id: number; berths: number }>`
    select mission_id, sum(granted_berths)::int as berths from berth_requests
    where state = 'accepted' group by mission_id`.execute(db);
  return {
    guests: new Map(guests.rows.map(({ mission_id, berths }) => [mission_id, berths])),
    ports: new Map(ports.map(({ id, ...place }) => [id, place])),
    ships: new Map(vessels.map(({ id, ...ship }) => [id, ship])),
  };
};
