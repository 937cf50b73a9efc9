import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Board } from '@shiptime/domain/plans/conflicts/board';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';
import type { Mission } from '@shiptime/domain/plans/missions';
import type { Mates, Pairs } from '@shiptime/domain/plans/together/one-voyage';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { EditorView } from '../plan-editor/editor-parts.ts';
import type { PlanEditor } from '../plan-editor/plan-editor.ts';
import type { PlanBoard } from '@shiptime/domain/plans/wire/conflicts';
import type { OpenPlan } from '../plan.ts';
import type { PlanWords } from './plan-words.ts';

/** Plans open for editing, one or several: the editor that keeps their missions, and who is looking. */
export type EditingModel = {
  readonly plans: readonly OpenPlan[];
  readonly editor: PlanEditor;
  readonly actor: Actor;
  /** None of them is this reader's to edit. */
  readonly readOnly: boolean;
  readonly mayEdit: (mission: PlannedSomewhere) => boolean;
  /** Reads the plans themselves anew: their level, notes, versions, what blocks them, what is kept. */
  readonly reload: () => Promise<void>;
};

/** An open scheduler of one plan. */
export type SchedulerModel = EditingModel & { readonly plan: OpenPlan };

type PlannedSomewhere = Pick<Mission, 'vessel_plan_id'>;

export const planOf = (
  { plans }: Pick<EditingModel, 'plans'>,
  mission: PlannedSomewhere | undefined,
): OpenPlan | undefined => plans.find(({ id }) => id === mission?.vessel_plan_id);

/** Applications that share a voyage, and by mission the one with which it sails. */
export type SharedVoyages = { readonly pairs: Pairs; readonly mates: Mates };

/** What follows from the missions as they are shown: what is wrong with them, in words. */
export type Outlook = {
  readonly missions: readonly Mission[];
  /** Null until the server has told what the rules ask. */
  readonly board: Board | null;
  readonly facts: PlanBoard | undefined;
  readonly conflicts: readonly Conflict[];
  readonly words: PlanWords;
  /** What would be wrong if these missions stood otherwise: in sentences, and in a word each. */
  readonly foresee: (changes: readonly Mission[]) => readonly Conflict[];
  readonly voyages: SharedVoyages;
};

export const SchedulerContext = createContext<(EditingModel & { readonly plan?: OpenPlan }) | null>(null);
export const OutlookContext = createContext<Outlook | null>(null);

const outside = (): never => {
  throw new Error('a part of the scheduler stands outside of it');
};

const useModel = () => useContext(SchedulerContext) ?? outside();

/** For what is about the plans that are open, one or several. */
export const useEditing = (): EditingModel => useModel();

/** For what is about one plan. */
export const useScheduler = (): SchedulerModel => {
  const model = useModel();
  return { ...model, plan: model.plan ?? outside() };
};
export const useOutlook = (): Outlook => useContext(OutlookContext) ?? outside();

export const useEditorView = (): EditorView => {
  const { editor } = useEditing();
  return useSyncExternalStore(editor.subscribe, editor.view);
};
