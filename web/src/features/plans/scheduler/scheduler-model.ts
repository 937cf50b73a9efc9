import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { EditorView, PlanEditor } from '../editing/plan-editor.ts';
import type { OpenPlan } from '../plan.ts';

/** An open scheduler: the plan, the editor that keeps its missions, and who is looking. */
export type SchedulerModel = {
  readonly plan: OpenPlan;
  readonly editor: PlanEditor;
  readonly actor: Actor;
  readonly readOnly: boolean;
  /** Reads the plan itself anew: its level, notes, versions, what blocks it. */
  readonly reload: () => Promise<void>;
};

export const SchedulerContext = createContext<SchedulerModel | null>(null);

export const useScheduler = (): SchedulerModel => {
  const model = useContext(SchedulerContext);
  if (!model) throw new Error('a part of the scheduler stands outside of it');
  return model;
};

export const useEditorView = (): EditorView => {
  const { editor } = useScheduler();
  return useSyncExternalStore(editor.subscribe, editor.view);
};
