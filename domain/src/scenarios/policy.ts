import { type Actor, hasRole } from '../shared/actor.ts';
import { allowed, type Decision, refused, toCan } from '../shared/decision.ts';
import { mayWorkOnPlans, mayWorkOnScenarios } from '../plans/policy.ts';

export type ScenarioFacts = { readonly user_id: number; readonly vessel_ids: readonly number[] };

export const createScenario = mayWorkOnScenarios;

export const manageScenario = (actor: Actor, scenario: ScenarioFacts): Decision =>
  scenario.user_id === actor.id || hasRole(actor, 'national_science_representative', 'administrator')
    ? mayWorkOnScenarios(actor)
    : refused('forbidden');

export const adoptScenario = (actor: Actor, scenario: ScenarioFacts): Decision =>
  scenario.vessel_ids.some((id) => mayWorkOnPlans(actor, id).allowed) ? allowed : refused('not_your_vessel');

export const scenarioDecisions = (actor: Actor, scenario: ScenarioFacts) => ({
  edit: mayWorkOnScenarios(actor),
  rename: manageScenario(actor, scenario),
  delete: manageScenario(actor, scenario),
  adopt: adoptScenario(actor, scenario),
});
export type ScenarioAction = keyof ReturnType<typeof scenarioDecisions>;

export const scenarioCan = (actor: Actor, scenario: ScenarioFacts): Record<ScenarioAction, boolean> =>
  toCan(scenarioDecisions(actor, scenario));
