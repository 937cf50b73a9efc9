import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Board } from '@shiptime/domain/plans/conflicts/board';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';
import type { Mission } from '@shiptime/domain/plans/missions';
import type {
  PartnerMissionsById,
  ApplicationPairs,
} from '@shiptime/domain/plans/shared-voyages/shared-missions';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { PlanEditorState } from '../plan-editor/plan-editor-adapter.ts';
import type { PlanEditor } from '../plan-editor/plan-editor.ts';
import type { PlanBoard } from '@shiptime/domain/plans/wire/conflicts';
import type { LoadedPlan } from '../plan.ts';
import type { PlanTexts } from './plan-texts.ts';

export type EditingModel = {
  readonly plans: readonly LoadedPlan[];
  readonly editor: PlanEditor;
  readonly actor: Actor;
  readonly readOnly: boolean;
  readonly mayEdit: (mission: PlannedSomewhere) => boolean;
  readonly reload: () => Promise<void>;
};

export type SchedulerModel = EditingModel & { readonly plan: LoadedPlan };

type PlannedSomewhere = Pick<Mission, 'vessel_plan_id'>;

export const findPlanOfMission = (
  { plans }: Pick<EditingModel, 'plans'>,
  mission: PlannedSomewhere | undefined,
): LoadedPlan | undefined => plans.find(({ id }) => id === mission?.vessel_plan_id);

export type SharedVoyageIndex = { readonly pairs: ApplicationPairs; readonly mates: PartnerMissionsById };

export type CheckedPlans = {
  readonly missions: readonly Mission[];
  readonly board: Board | null;
  readonly facts: PlanBoard | undefined;
  readonly conflicts: readonly Conflict[];
  readonly words: PlanTexts;
  readonly predictConflicts: (changes: readonly Mission[]) => readonly Conflict[];
  readonly voyages: SharedVoyageIndex;
};

export const SchedulerContext = createContext<(EditingModel & { readonly plan?: LoadedPlan }) | null>(null);
export const CheckedPlansContext = createContext<CheckedPlans | null>(null);

const outside = (): never => {
  throw new Error('scheduler component rendered outside its provider');
};

const useModel = () => useContext(SchedulerContext) ?? outside();

export const useEditingModel = (): EditingModel => useModel();

export const useSchedulerModel = (): SchedulerModel => {
  const model = useModel();
  return { ...model, plan: model.plan ?? outside() };
};
export const useCheckedPlans = (): CheckedPlans => useContext(CheckedPlansContext) ?? outside();

export const usePlanEditorState = (): PlanEditorState => {
  const { editor } = useEditingModel();
  return useSyncExternalStore(editor.subscribe, editor.view);
};
