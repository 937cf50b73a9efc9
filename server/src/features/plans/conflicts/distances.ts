import type { DistanceBetween, SeaDistance } from '@shiptime/domain/plans/conflicts/circumstances';
import type { Db } from '../../../db/connection.ts';

const pair = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

export const seaDistances = async (db: Db, portIds: readonly number[]): Promise<DistanceBetween> => {
  if (portIds.length < 2) return () => null;
  const rows = await db
    .selectFrom('port_distances')
    .selectAll()
    .where('from_port_id', 'in', portIds)
    .where('to_port_id', 'in', portIds)
    .execute();
  const known = new Map(
    rows.map((row) => [
      pair(row.from_port_id, row.to_port_id),
      { nautical_miles: row.nautical_miles, method: row.method as SeaDistance['method'] },
    ]),
  );
  return (from, to) => known.get(pair(from, to)) ?? null;
};
