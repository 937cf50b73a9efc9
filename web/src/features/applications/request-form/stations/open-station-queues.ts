import { api, toApiError } from '#lib/api-client.ts';
import { describeFailure } from '#lib/problem.ts';
import { sessionStore } from '#lib/session.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { loadApplication } from '#features/applications/application-api.ts';
import type { Application } from '@shiptime/domain/applications/wire/application';
import type { ResourceEditor } from '#features/applications/autosave/resource-editor.ts';
import type { AutosaveStatus } from '#features/applications/autosave/autosave-state.ts';
import { openTabStore } from '#lib/saving/tab-store.ts';
import type { StationEdit, StationRow } from './station-edits.ts';
import { StationQueue } from './station-queue.ts';
import type { StoredStationEdits } from './station-queue-state.ts';
import type { UnfinishedCell } from './unfinished-cells.ts';

const none: readonly StationRow[] = [];

export const loadedStations = (application: Application): readonly StationRow[] =>
  application.stations ?? none;

export type StationsPath = `/ship_time_requests/${number}/stations`;

export const stationsPath = (editor: ResourceEditor): StationsPath =>
  `/ship_time_requests/${editor.application().id}/stations`;

const send = async (
  path: StationsPath,
  edit: StationEdit,
  version: number | undefined,
): Promise<StationRow | null> => {
  if (edit.kind === 'remove') {
    await api.delete(path, { query: { ids: edit.ids.join(',') } });
    return null;
  }
  if (edit.kind === 'add') {
    const body = { ...edit.values, position: edit.position };
    const { data } = await api.post(path, body, { idempotencyKey: edit.key });
    return data;
  }
  const body = edit.kind === 'move' ? { position: edit.position } : edit.values;
  const options = version === undefined ? {} : { ifMatch: version };
  const { data } = await api.put(`${path}/${edit.id}`, body, options);
  return data;
};

export const reloadApplication = async (editor: ResourceEditor): Promise<void> =>
  editor.replace(await loadApplication(editor.application().id));

const together = (left: readonly [StoredStationEdits, ...StoredStationEdits[]]): StoredStationEdits => ({
  edits: left.flatMap(({ edits }) => edits),
  conflicts: left.flatMap(({ conflicts }) => conflicts),
  typed: Object.assign({}, ...left.map(({ typed }) => typed)) as StoredStationEdits['typed'],
});

const ofEditor = new WeakMap<ResourceEditor, Promise<StationQueue>>();
const ofApplication = new Map<number, StationQueue>();
const watchers = new Set<() => void>();
const tell = (): void => watchers.forEach((watcher) => watcher());

window.addEventListener('online', () => {
  for (const queue of ofApplication.values()) if (queue.state().isUnreachable) queue.goOn();
});

// Stops sending when the session ends; unsent edits stay in this browser for their owner.
sessionStore.onEnd(() => {
  for (const queue of ofApplication.values()) queue.dispose();
  ofApplication.clear();
});

const open = async (editor: ResourceEditor, userId: number): Promise<StationQueue> => {
  const { id } = editor.application();
  const store = await openTabStore<StoredStationEdits>(`shiptime.stations.${userId}.${id}.`, together);
  // Disposes of an earlier visit's queue, which would send the same edits again.
  ofApplication.get(id)?.dispose();
  const queue = new StationQueue({
    send: (edit, version) => send(stationsPath(editor), edit, version),
    load: () => reloadApplication(editor),
    saved: () => loadedStations(editor.application()),
    toError: toApiError,
    refused: (error) => snackbar.error(describeFailure('save_stations', error)),
    tooLate: () => void editor.refresh(),
    store,
    now: () => Date.now(),
  });
  ofApplication.set(id, queue);
  queue.subscribe(tell);
  tell();
  return queue;
};

/** One queue per form, which continues until everything is sent, even after the form is closed. */
export const openStationQueue = (editor: ResourceEditor, userId: number): Promise<StationQueue> => {
  const known = ofEditor.get(editor) ?? open(editor, userId);
  ofEditor.set(editor, known);
  return known;
};

export const subscribeToStations = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

export type StationsSaveStatus = AutosaveStatus | 'unfinished';

export const stationsSaveStatus = (applicationId: number): StationsSaveStatus => {
  const queue = ofApplication.get(applicationId);
  if (!queue?.isUnsaved()) return 'saved';
  const { isUnreachable, conflicts } = queue.state();
  if (isUnreachable) return 'failed';
  if (conflicts.length > 0) return 'conflict';
  if (queue.unsent().length > 0) return 'saving';
  return queue.unfinished().length > 0 ? 'unfinished' : 'dirty';
};

const noCells: readonly UnfinishedCell[] = [];

export const unfinishedStationCells = (applicationId: number): readonly UnfinishedCell[] =>
  ofApplication.get(applicationId)?.unfinished() ?? noCells;

export const areStationsUnsaved = (applicationId: number): boolean =>
  ofApplication.get(applicationId)?.isUnsaved() ?? false;

export const whenStationsSent = (applicationId: number): Promise<void> =>
  new Promise((resolve) => {
    const queue = ofApplication.get(applicationId);
    if (!queue) return resolve();
    const stop = queue.subscribe(() => check());
    const check = () => {
      if (stationsSaveStatus(applicationId) === 'saving') return;
      stop();
      resolve();
    };
    check();
  });
