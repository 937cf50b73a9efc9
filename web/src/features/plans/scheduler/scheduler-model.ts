import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Board } from '@shiptime/domain/plans/conflicts/board';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';
import type { Mission } from '@shiptime/domain/plans/missions';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { EditorView, PlanEditor } from '../editing/plan-editor.ts';
import type { BoardFacts, OpenPlan } from '../plan.ts';
import type { PlanWords } from './plan-words.ts';

/** An open scheduler: the plan, the editor that keeps its missions, and who is looking. */
export type SchedulerModel = {
  readonly plan: OpenPlan;
  readonly editor: PlanEditor;
  readonly actor: Actor;
  readonly readOnly: boolean;
  /** Reads the plan itself anew: its level, notes, versions, what blocks it, what is kept. */
  readonly reload: () => Promise<void>;
};

/** What follows from the missions as they are shown: what is wrong with them, in words. */
export type Outlook = {
  readonly missions: readonly Mission[];
  /** Null until the server has told what the rules ask. */
  readonly board: Board | null;
  readonly facts: BoardFacts | undefined;
  readonly conflicts: readonly Conflict[];
  readonly words: PlanWords;
  /** What would be wrong if these missions stood otherwise: in sentences, and in a word each. */
  readonly foresee: (changes: readonly Mission[]) => readonly Conflict[];
};

export const SchedulerContext = createContext<SchedulerModel | null>(null);
export const OutlookContext = createContext<Outlook | null>(null);

const outside = (): never => {
  throw new Error('a part of the scheduler stands outside of it');
};

export const useScheduler = (): SchedulerModel => useContext(SchedulerContext) ?? outside();
export const useOutlook = (): Outlook => useContext(OutlookContext) ?? outside();

export const useEditorView = (): EditorView => {
  const { editor } = useScheduler();
  return useSyncExternalStore(editor.subscribe, editor.view);
};
