import type { Mission } from '@shiptime/domain/plans/missions';
import type { PlanStep } from '@shiptime/domain/plans/lifecycle';
import { type PlanSnapshot, createPlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import { instantFromMs } from '@shiptime/domain/shared/instant';
import type { Tx } from '#db/connection.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoConstraint } from './constraints.ts';
import type { DemoStep } from './plan-steps.ts';
import type { DemoPlan } from './plans.ts';
import { createRandomFromWords } from './random.ts';

export type VersionNames = {
  readonly vessels: ReadonlyMap<number, { readonly name_en: string; readonly name_fr: string }>;
  readonly ports: readonly { readonly id: number; readonly name_en: string; readonly name_fr: string }[];
  readonly people: ReadonlyMap<number, string>;
};

export const loadVersionNames = async (tx: Tx): Promise<VersionNames> => {
  const vessels = await tx.selectFrom('vessels').select(['id', 'name_en', 'name_fr']).execute();
  const users = await tx.selectFrom('users').select(['id', 'first_name', 'last_name']).execute();
  return {
    vessels: new Map(vessels.map(({ id, ...names }) => [id, names])),
    ports: await tx.selectFrom('ports').select(['id', 'name_en', 'name_fr']).execute(),
    people: new Map(users.map((user) => [user.id, `${user.first_name} ${user.last_name}`])),
  };
};

const asOf = (step: PlanStep, missions: readonly Mission[], plan: DemoPlan): Mission[] => {
  if (step !== 'send_to_national') return [...missions];
  return missions.map((mission) => ({
    ...mission,
    approved_berths:
      createRandomFromWords('as of', plan.vessel.key, mission.title)() < 0.4 ? null : mission.approved_berths,
  }));
};

const contextOf = (mission: Mission, plan: DemoPlan, names: VersionNames) => {
  const application = plan.applications.find(({ id }) => id === mission.ship_time_request_id);
  return {
    project_title: application?.answers.project_title ?? null,
    primary_proponent: application ? (names.people.get(application.proponent) ?? null) : null,
  };
};

const snapshotAt = (
  plan: DemoPlan,
  step: DemoStep,
  missions: readonly Mission[],
  constraints: readonly DemoConstraint[],
  names: VersionNames,
): PlanSnapshot =>
  createPlanSnapshot({
    plan: {
      vessel_plan_id: plan.id,
      vessel_id: plan.vessel.id,
      fiscal_year_id: plan.year.id,
      review_level: step.to,
      notes: plan.notes,
    },
    vessel: names.vessels.get(plan.vessel.id) ?? { name_en: '', name_fr: '' },
    fiscal_year: plan.year,
    ports: names.ports,
    missions: asOf(step.step, missions, plan).map((mission) => ({
      ...mission,
      ...contextOf(mission, plan, names),
    })),
    constraints: constraints.filter(
      ({ vessel_id, start_date, end_date }) =>
        vessel_id === plan.vessel.id && end_date >= plan.year.start_date && start_date <= plan.year.end_date,
    ),
    kept: [],
  });

export type DemoVersion = {
  readonly plan: DemoPlan;
  readonly step: DemoStep;
  readonly number: number;
  readonly snapshot: PlanSnapshot;
};

export const buildVersions = (
  plan: DemoPlan,
  revised: readonly Mission[] | null,
  constraints: readonly DemoConstraint[],
  names: VersionNames,
): DemoVersion[] => {
  const reopened = plan.steps.findIndex(({ step }) => step === 'reopen');
  return plan.steps.map((step, index) => {
    const missions = revised && reopened >= 0 && index > reopened ? revised : plan.missions;
    return { plan, step, number: index + 1, snapshot: snapshotAt(plan, step, missions, constraints, names) };
  });
};

export const seedVersions = (tx: Tx, versions: readonly DemoVersion[]): Promise<void> =>
  insertRows(
    tx,
    'vessel_plan_versions',
    versions
      .toSorted((a, b) => a.step.at - b.step.at)
      .map(({ plan, step, number, snapshot }) => ({
        vessel_plan_id: plan.id,
        number,
        reason: step.reason ?? step.step,
        review_level: step.to,
        author_id: step.by,
        snapshot,
        created_at: instantFromMs(step.at),
      })),
  );
