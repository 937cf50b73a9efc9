import { type PublishedPlan, createFleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import { instantFromMs } from '@shiptime/domain/shared/instant';
import type { Tx } from '#db/connection.ts';
import { findScheduledAreas } from '#features/plans/fleet/scheduled-areas.ts';
import { insertRowsReturningIds, insertRows } from '../insert-rows.ts';
import type { DemoContext } from './demo-context.ts';
import { stepCountToFinal } from './plan-steps.ts';
import type { DemoVersion } from './versions.ts';

const finalBy = (versions: readonly DemoVersion[], at: number): PublishedPlan[] =>
  [...new Set(versions.map(({ plan }) => plan))].flatMap((plan) => {
    const last = versions
      .filter((each) => each.plan === plan && each.step.to === 'final' && each.step.at <= at)
      .at(-1);
    if (!last) return [];
    const { number, snapshot, step } = last;
    return [{ version: number, finalized_at: instantFromMs(step.at), reopened: false, snapshot }];
  });

export const seedFleetPlan = async (
  tx: Tx,
  versions: readonly DemoVersion[],
  { years, people }: DemoContext,
): Promise<void> => {
  const published = versions.filter(
    ({ plan, step }) => plan.yearKey === 'final' && step.step === 'set_final',
  );
  const first = published.filter(({ number }) => number <= stepCountToFinal).map(({ step }) => step.at);
  const again = published.filter(({ number }) => number > stepCountToFinal).map(({ step }) => step.at);
  const moments = [Math.max(...first), ...again];
  const [fleetPlanId] = await insertRowsReturningIds(tx, 'fleet_plans', [
    {
      fiscal_year_id: years.final.id,
      created_at: instantFromMs(moments[0] ?? 0),
      updated_at: instantFromMs(moments.at(-1) ?? 0),
    },
  ]);
  await insertRows(
    tx,
    'fleet_plan_versions',
    await Promise.all(
      moments.map(async (at, index) => {
        const plans = finalBy(published, at);
        return {
          fleet_plan_id: fleetPlanId,
          number: index + 1,
          reason: 'set_final',
          author_id: people.administrator,
          snapshot: createFleetSnapshot(years.final, plans, await findScheduledAreas(tx, plans)),
          created_at: instantFromMs(at),
        };
      }),
    ),
  );
};
