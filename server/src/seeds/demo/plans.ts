import { sql } from 'kysely';
import type { Mission } from '@shiptime/domain/plans/missions';
import { instantFromMs } from '@shiptime/domain/shared/instant';
import type { Tx } from '#db/connection.ts';
import { insertRowsReturningIds, insertRows } from '../insert-rows.ts';
import type { DemoContext } from './demo-context.ts';
import words from './data/words.json' with { type: 'json' };
import { momentInPeriod, reviewPeriodOf } from './moments.ts';
import { type DemoStep, demoStepsOf } from './plan-steps.ts';
import { pickRandom, createRandomFromWords } from './random.ts';
import { type DemoVesselPlan, keptConflictReasonOf } from './vessel-plans.ts';

export type DemoPlan = Omit<DemoVesselPlan, 'missions'> & {
  readonly id: number;
  readonly notes: string | null;
  readonly missions: readonly Mission[];
  readonly steps: readonly DemoStep[];
  readonly created: number;
};

const notesFor = ({ vessel, yearKey }: DemoVesselPlan): string | null => {
  const random = createRandomFromWords('plan', vessel.key, yearKey);
  const language = vessel.region === 'quebec' ? 'fr' : 'en';
  return random() < 0.6 ? pickRandom(random, words.plan_notes[language]) : null;
};

const missionRow = ({ id: _id, ...mission }: Mission, planId: number, at: string) => ({
  ...mission,
  vessel_plan_id: planId,
  created_at: at,
  updated_at: at,
});

export const insertMissions = async (
  tx: Tx,
  planId: number,
  missions: readonly Mission[],
  at: number,
): Promise<Mission[]> => {
  const ids = await insertRowsReturningIds(
    tx,
    'missions',
    missions.map((mission) => missionRow(mission, planId, instantFromMs(at))),
  );
  return missions.map((mission, index) => ({ ...mission, id: ids[index] ?? 0, vessel_plan_id: planId }));
};

const historyRow = (plan: DemoPlan, step: DemoStep) => ({
  vessel_plan_id: plan.id,
  from_level: step.from,
  to_level: step.to,
  action: step.step,
  reason: step.reason,
  user_id: step.by,
  created_at: instantFromMs(step.at),
});

export const seedPlans = async (
  tx: Tx,
  planned: readonly DemoVesselPlan[],
  setting: DemoContext,
): Promise<DemoPlan[]> => {
  const opened = planned.map((plan) => {
    const review = reviewPeriodOf(plan.yearKey, setting.years, setting.now);
    return { ...plan, notes: notesFor(plan), created: momentInPeriod(review, 0.2) };
  });
  const rows = opened.map((plan) => ({
    vessel_id: plan.vessel.id,
    fiscal_year_id: plan.year.id,
    notes: plan.notes,
    created_at: instantFromMs(plan.created),
    updated_at: instantFromMs(plan.created),
  }));
  const ids = await insertRowsReturningIds(tx, 'vessel_plans', rows);
  const plans: DemoPlan[] = [];
  for (const [index, plan] of opened.entries()) {
    const id = ids[index] ?? 0;
    plans.push({
      ...plan,
      id,
      missions: await insertMissions(tx, id, plan.missions, plan.created),
      steps: demoStepsOf(plan.vessel.key, plan.yearKey, plan.level, setting),
    });
  }
  await seedKept(tx, plans, setting);
  return plans;
};

const seedKept = (tx: Tx, plans: readonly DemoPlan[], { people }: DemoContext) =>
  insertRows(
    tx,
    'mission_conflicts_kept',
    plans.flatMap((plan) =>
      plan.missions.flatMap((mission) => {
        const kept = plan.level === 'regional' ? keptConflictReasonOf(mission, plan.applications) : null;
        if (!kept) return [];
        const user_id = people.coordinatorOf(plan.vessel.key);
        return [{ mission_id: mission.id, ...kept, user_id, created_at: instantFromMs(plan.created) }];
      }),
    ),
  );

export const seedPlanLevels = async (tx: Tx, plans: readonly DemoPlan[]): Promise<void> => {
  const moved = plans.flatMap((plan) => {
    const last = plan.steps.at(-1);
    return last ? [{ id: plan.id, level: last.to, at: instantFromMs(last.at) }] : [];
  });
  await sql`
    update vessel_plans as plan set review_level = moved.level, updated_at = moved.at
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved(id integer, level text, at timestamptz)
    where plan.id = moved.id`.execute(tx);
  const history = plans.flatMap((plan) => plan.steps.map((step) => historyRow(plan, step)));
  await insertRows(
    tx,
    'vessel_plan_history',
    history.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1)),
  );
};
