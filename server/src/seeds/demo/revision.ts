import { sql } from 'kysely';
import type { Mission } from '@shiptime/domain/plans/missions';
import { instantFromMs } from '@shiptime/domain/shared/instant';
import type { Tx } from '#db/connection.ts';
import type { DemoContext } from './demo-context.ts';
import { createLegMissions } from './missions.ts';
import { isPlanRevised } from './plan-steps.ts';
import { type DemoPlan, insertMissions } from './plans.ts';

const reviseLegs = async (
  tx: Tx,
  plan: DemoPlan,
  revised: readonly Mission[],
  at: number,
): Promise<Mission[]> => {
  const rest = plan.missions.filter((mission) => !revised.some(({ title }) => title === mission.title));
  const gone = rest.filter((mission) => mission.ship_time_request_id === revised[0]?.ship_time_request_id);
  await sql`delete from missions where id = any(${gone.map(({ id }) => id)}::integer[])`.execute(tx);
  const kept = plan.missions.flatMap((mission): Mission[] => {
    const change = revised.find(({ title }) => title === mission.title);
    return change ? [{ ...change, id: mission.id, number: mission.number, vessel_plan_id: plan.id }] : [];
  });
  await sql`
    update missions as mission set start_date = revised.start_date, operational_days = revised.operational_days,
      mobilization_days = revised.mobilization_days, demobilization_days = revised.demobilization_days,
      mobilization_port_id = revised.mobilization_port_id, demobilization_port_id = revised.demobilization_port_id,
      updated_at = ${instantFromMs(at)}
    from jsonb_populate_recordset(null::missions, ${JSON.stringify(kept)}::jsonb) as revised
    where mission.id = revised.id`.execute(tx);
  const highest = Math.max(...plan.missions.map(({ number }) => number));
  const added = revised.filter(({ title }) => !plan.missions.some((mission) => mission.title === title));
  const numbered = added.map((mission, index) => ({ ...mission, number: highest + 1 + index }));
  return [...kept, ...(await insertMissions(tx, plan.id, numbered, at))];
};

export const revisePlan = async (
  tx: Tx,
  plan: DemoPlan,
  { reference }: DemoContext,
): Promise<Mission[] | null> => {
  if (!isPlanRevised(plan.vessel.key, plan.yearKey)) return null;
  const expedition = plan.applications.find(({ campaign }) => campaign.legs === 'amundsen');
  if (!expedition) return null;
  let next = 0;
  const legs = createLegMissions(expedition, 'amundsen-revised', plan.vessel, reference, () => (next -= 1));
  const others = plan.missions.filter(({ ship_time_request_id: id }) => id !== expedition.id);
  return [...others, ...(await reviseLegs(tx, plan, legs, plan.steps.at(-1)?.at ?? plan.created))];
};
