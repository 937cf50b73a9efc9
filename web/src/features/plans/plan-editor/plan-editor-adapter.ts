import type { ApiError } from '#lib/api-error.ts';
import type { TabStore } from '#lib/saving/tab-store.ts';
import type { MissionUpdate } from '../plan-api.ts';
import type { MissionResource } from '@shiptime/domain/plans/wire/mission';
import type { MissionCommand } from './history-entry.ts';
import type { StoredMissionEdits } from './stored-edits.ts';
import type { PlanDocument, PlanSaveStatus } from './plan-document.ts';
import type { PlanState, MissionRows } from './plan-state.ts';

export type PlanEditorAdapter = {
  readonly save: (
    planId: number,
    changes: readonly MissionUpdate[],
    keepalive: boolean,
  ) => Promise<readonly MissionResource[]>;
  readonly run: (command: MissionCommand, rows: MissionRows) => Promise<number | null>;
  readonly load: () => Promise<readonly MissionResource[]>;
  readonly toError: (error: unknown) => ApiError;
  readonly now: () => number;
  /** Stores unsaved changes, so that they survive a crash. */
  readonly store: TabStore<readonly StoredMissionEdits[]>;
};

export type PlanEditorState = {
  readonly plan: PlanState;
  readonly saving: PlanDocument;
  readonly status: PlanSaveStatus;
};
