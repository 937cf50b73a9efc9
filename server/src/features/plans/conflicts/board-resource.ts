import { z } from 'zod';
import type { Db } from '../../../db/connection.ts';
import { findPlan } from '../plan-queries.ts';
import { missionsOfPlans } from '../missions/mission-queries.ts';
import { applicationsOf } from './application-facts.ts';
import { constraintsOf, keptOf, lanesOf, missionsElsewhere, portIdsOf, portsOf } from './board-facts.ts';
import { distanceRows } from './distances.ts';

/**
 * What the rules ask beside the plan itself: with it a client checks a change before it is saved. Applications and
 * ports as the domain takes them, distances between the ports at hand, what is kept, and the missions of the same
 * applications on other vessels.
 */
export const planBoard = z.object({
  applications: z.array(z.looseObject({ id: z.int() })),
  ports: z.array(z.looseObject({ id: z.int() })),
  distances: z.array(
    z.object({
      from_port_id: z.int(),
      to_port_id: z.int(),
      nautical_miles: z.number(),
      method: z.enum(['great_circle', 'way_points', 'none']),
    }),
  ),
  kept: z.array(z.looseObject({ id: z.int(), mission_id: z.int(), code: z.string() })),
  elsewhere: z.array(z.object({ mission: z.looseObject({ id: z.int() }), vessel_id: z.int() })),
});

export const readBoard = async (db: Db, planId: number): Promise<z.infer<typeof planBoard>> => {
  await findPlan(db, planId);
  const lanes = await lanesOf(db, [planId]);
  const lane = lanes[0]!;
  const missions = await missionsOfPlans(db, [planId]);
  const asked = [...new Set(missions.flatMap((mission) => mission.ship_time_request_id ?? []))];
  const constraints = await constraintsOf(db, [lane.id], lane.year_start, lane.year_end);
  const ports = portIdsOf(lanes, missions, constraints);
  return {
    applications: [...(await applicationsOf(db, asked))],
    ports: await portsOf(db, ports),
    distances: await distanceRows(db, ports),
    kept: [
      ...(await keptOf(
        db,
        missions.map((mission) => mission.id),
      )),
    ],
    elsewhere: [...(await missionsElsewhere(db, asked, [planId]))],
  };
};
