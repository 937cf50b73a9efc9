import { type PortDistance } from '@shiptime/domain/plans/wire/conflicts';
import type { Db } from '#db/connection.ts';
import { findMissionsOfPlans } from '../missions/mission-queries.ts';
import { requirePlan } from '../plan-queries.ts';
import { loadConstraints, loadLanes, collectPortIds } from './board-facts.ts';
import { findPortDistances } from './distances.ts';

const portsOfPlan = async (db: Db, planId: number): Promise<number[]> => {
  await requirePlan(db, planId);
  const lanes = await loadLanes(db, [planId]);
  const { id, year_start, year_end } = lanes[0]!;
  return collectPortIds(
    lanes,
    await findMissionsOfPlans(db, [planId]),
    await loadConstraints(db, [id], year_start, year_end),
  );
};

const allPorts = async (db: Db): Promise<number[]> =>
  (await db.selectFrom('ports').select('id').where('active', '=', true).execute()).map((port) => port.id);

type Asked = { readonly port_ids?: string | undefined; readonly vessel_plan_id?: number | undefined };

export const findRequestedDistances = async (
  db: Db,
  { port_ids, vessel_plan_id }: Asked,
): Promise<PortDistance[]> => {
  if (port_ids !== undefined) return findPortDistances(db, [...new Set(port_ids.split(',').map(Number))]);
  return findPortDistances(
    db,
    await (vessel_plan_id === undefined ? allPorts(db) : portsOfPlan(db, vessel_plan_id)),
  );
};
