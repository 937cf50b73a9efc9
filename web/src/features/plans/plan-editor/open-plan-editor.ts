import { ApiError, toApiError } from '#lib/api-client.ts';
import { onStoredEditsDeleted, openTabStore, type TabStore } from '#lib/saving/tab-store.ts';
import { sessionStore } from '#lib/session.tsx';
import { loadMissions, saveMissions } from '../plan-api.ts';
import type { LoadedPlan } from '../plan.ts';
import { mergeStoredMissionEdits, type StoredMissionEdits } from './stored-edits.ts';
import { PlanEditor } from './plan-editor.ts';
import { runMissionCommand } from './run-command.ts';

export const planStoreName = (userId: number, planId: number): string => `shiptime.plan.${userId}.${planId}.`;

/** One store per plan, so that the fleet page and the vessel page share unsaved edits. */
const openPlanStore = async (
  userId: number,
  planIds: readonly number[],
): Promise<TabStore<readonly StoredMissionEdits[]>> => {
  const stores = await Promise.all(
    planIds.map(async (id) => ({
      id,
      store: await openTabStore<readonly StoredMissionEdits[]>(
        planStoreName(userId, id),
        mergeStoredMissionEdits,
      ),
    })),
  );
  return {
    read: () => stores.flatMap(({ store }) => store.read() ?? []),
    write: (kept) => {
      for (const { id, store } of stores) {
        const own = kept.filter(({ was }) => was.vessel_plan_id === id);
        if (own.length > 0) store.write(own);
        else store.clear();
      }
    },
    clear: () => {
      for (const { store } of stores) store.clear();
    },
  };
};

const leaving = new Map<PlanEditor, Promise<unknown>>();
const timeoutMs = 3_000;
const opened = new Map<PlanEditor, { readonly plans: ReadonlyMap<string, number>; calls: AbortController }>();

/** Cancels running calls and pending retries. */
const endCalls = (editor: PlanEditor): void => {
  const own = opened.get(editor);
  own?.calls.abort();
  if (own) own.calls = new AbortController();
};

const end = (editor: PlanEditor): void => {
  editor.dispose();
  endCalls(editor);
  opened.delete(editor);
  leaving.delete(editor);
};

const endLeaving = (): void => {
  for (const editor of [...leaving.keys()]) end(editor);
};

onStoredEditsDeleted((store) => {
  for (const [editor, { plans }] of [...opened]) {
    const planId = plans.get(store);
    if (planId === undefined) continue;
    endCalls(editor);
    const { missions } = editor.view().plan;
    editor.discard(missions.filter(({ vessel_plan_id }) => vessel_plan_id === planId).map(({ id }) => id));
  }
});

// Stops saving when the session ends; edits stay in this browser for their owner.
sessionStore.onEnd(endLeaving);

const requireOwner = (userId: number): void => {
  const session = sessionStore.state();
  if (session.status !== 'authenticated' || session.user.id !== userId) throw new ApiError(0);
};

export const openPlanEditor = async (plans: readonly LoadedPlan[], userId: number): Promise<PlanEditor> => {
  if (leaving.size > 0)
    await Promise.race([
      Promise.all(leaving.values()),
      new Promise((resolve) => setTimeout(resolve, timeoutMs)),
    ]);
  endLeaving();
  const ids = plans.map(({ id }) => id);
  const store = await openPlanStore(userId, ids);
  const own = {
    plans: new Map(ids.map((id) => [planStoreName(userId, id), id])),
    calls: new AbortController(),
  };
  const editor = new PlanEditor(
    plans.flatMap(({ missions }) => missions),
    {
      save: async (planId, changes, keepalive = false) => {
        requireOwner(userId);
        return saveMissions(planId, changes, { keepalive, signal: own.calls.signal });
      },
      run: async (...command) => {
        requireOwner(userId);
        return runMissionCommand(...command);
      },
      load: () => loadMissions(ids),
      toError: toApiError,
      now: () => Date.now(),
      store,
    },
  );
  opened.set(editor, own);
  return editor;
};

export const leavePlanEditor = (editor: PlanEditor): void => {
  const left = editor.saveNow(true).finally(() => {
    end(editor);
  });
  leaving.set(editor, left);
};
