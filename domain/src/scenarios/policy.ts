import { type Actor, hasRole } from '../shared/actor.ts';
import {
  allowed,
  type PermissionDecision,
  refused,
  toPermissionFlags,
} from '../shared/permission-decision.ts';
import { mayWorkOnPlans, mayWorkOnScenarios } from '../plans/policy.ts';

export type ScenarioFacts = { readonly user_id: number; readonly vessel_ids: readonly number[] };

export const mayCreateScenario = mayWorkOnScenarios;

export const mayManageScenario = (actor: Actor, scenario: ScenarioFacts): PermissionDecision =>
  scenario.user_id === actor.id || hasRole(actor, 'national_science_representative', 'administrator')
    ? mayWorkOnScenarios(actor)
    : refused('forbidden');

export const mayAdoptScenario = (actor: Actor, scenario: ScenarioFacts): PermissionDecision =>
  scenario.vessel_ids.some((id) => mayWorkOnPlans(actor, id).allowed) ? allowed : refused('not_your_vessel');

export const checkScenarioActions = (actor: Actor, scenario: ScenarioFacts) => ({
  edit: mayWorkOnScenarios(actor),
  rename: mayManageScenario(actor, scenario),
  delete: mayManageScenario(actor, scenario),
  adopt: mayAdoptScenario(actor, scenario),
});
export type ScenarioAction = keyof ReturnType<typeof checkScenarioActions>;

export const scenarioPermissions = (actor: Actor, scenario: ScenarioFacts): Record<ScenarioAction, boolean> =>
  toPermissionFlags(checkScenarioActions(actor, scenario));
