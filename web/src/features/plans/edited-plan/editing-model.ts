import { mayEditPlan } from '@shiptime/domain/plans/decisions';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { PlanEditor } from '../plan-editor/plan-editor.ts';
import type { LoadedPlan } from '../plan.ts';
import type { EditingModel } from './scheduler-model.ts';

export const createEditingModel = (
  plans: readonly LoadedPlan[],
  editor: PlanEditor,
  actor: Actor,
  reload: () => Promise<void>,
): EditingModel => {
  const editable = new Set(plans.filter((plan) => mayEditPlan(actor, plan).allowed).map(({ id }) => id));
  return {
    plans,
    editor,
    actor,
    reload,
    readOnly: editable.size === 0,
    mayEdit: ({ vessel_plan_id }) => editable.has(vessel_plan_id),
  };
};
