import { planDecisions } from '@shiptime/domain/plans/decisions';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { PlanEditor } from '../editing/plan-editor.ts';
import { obstaclesOf } from '../list/next-step.ts';
import type { OpenPlan } from '../plan.ts';
import type { EditingModel } from './scheduler-model.ts';

export const editingModel = (
  plans: readonly OpenPlan[],
  editor: PlanEditor,
  actor: Actor,
  reload: () => Promise<void>,
): EditingModel => {
  const editable = new Set(
    plans.filter((plan) => planDecisions(actor, plan, obstaclesOf(plan)).edit.allowed).map(({ id }) => id),
  );
  return {
    plans,
    editor,
    actor,
    reload,
    readOnly: editable.size === 0,
    mayEdit: ({ vessel_plan_id }) => editable.has(vessel_plan_id),
  };
};
