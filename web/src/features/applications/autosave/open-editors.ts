import { applicationFields } from '@shiptime/domain/applications/sections/form';
import { sectionOfField } from '@shiptime/domain/applications/sections/sections';
import { ApiError, toApiError } from '#lib/api-client.ts';
import { onStoredEditsDeleted } from '#lib/saving/tab-store.ts';
import { sessionStore } from '#lib/session.tsx';
import { loadApplication, patchApplication } from '../application-api.ts';
import { ResourceEditor } from './resource-editor.ts';
import { hasUnsavedEdits } from './autosave-state.ts';
import { isValidDraftValue, openEditStore } from './edit-store.ts';

const autosaveKey = 'shiptime.autosave';

const autosaveWanted = (): boolean => localStorage.getItem(autosaveKey) !== 'off';
export const setAutosavePreference = (wanted: boolean): void =>
  localStorage.setItem(autosaveKey, wanted ? 'on' : 'off');

/** Editors whose page was left while offline; they keep trying to save. */
const leftBehind = new Map<number, ResourceEditor>();

// Stops saving when the session ends; unsaved edits stay in this browser for their owner.
sessionStore.onEnd(() => {
  for (const editor of leftBehind.values()) editor.dispose();
  leftBehind.clear();
});

type Leaving = { readonly editor: ResourceEditor; readonly left: Promise<void> };

/** Editors being closed; reopening waits for their save. */
const leaving = new Map<number, Leaving>();
const timeoutMs = 3_000;
const forgotten = new WeakSet<ResourceEditor>();

// Closes editors of discarded edits, so that they save and store nothing.
onStoredEditsDeleted((store) => {
  for (const editor of [...[...leaving.values()].map((one) => one.editor), ...leftBehind.values()]) {
    const { id } = editor.application();
    if (!store.startsWith('shiptime.edits.') || !store.endsWith(`.${id}.`)) continue;
    forgotten.add(editor);
    editor.dispose();
    leftBehind.delete(id);
  }
});

export const assertSignedInAs = (userId: number): void => {
  const session = sessionStore.state();
  if (session.status !== 'authenticated' || session.user.id !== userId) throw new ApiError(0);
};

export const openEditor = async (id: number, userId: number): Promise<ResourceEditor> => {
  await Promise.race([
    leaving.get(id)?.left,
    new Promise((resolve) => setTimeout(resolve, leaving.has(id) ? timeoutMs : 0)),
  ]);
  leftBehind.get(id)?.dispose();
  leftBehind.delete(id);
  const [application, store] = await Promise.all([loadApplication(id), openEditStore(userId, id)]);
  return new ResourceEditor(application, {
    fields: applicationFields,
    sectionOf: (field) => sectionOfField(field) ?? 'general_information',
    accepts: isValidDraftValue,
    patch: async (body, keepalive) => {
      assertSignedInAs(userId);
      return patchApplication(id, body, keepalive);
    },
    load: () => loadApplication(id),
    toError: toApiError,
    store,
    now: () => Date.now(),
    enabled: autosaveWanted(),
  });
};

const goesOn = ({ failure, enabled }: ReturnType<ResourceEditor['state']>): boolean =>
  enabled && failure?.kind === 'unreachable' && sessionStore.state().status === 'authenticated';

const leave = async (editor: ResourceEditor): Promise<void> => {
  if (editor.state().enabled) await editor.saveNow(true);
  const isDone = forgotten.has(editor) || !hasUnsavedEdits(editor.state()) || !goesOn(editor.state());
  if (isDone) return editor.dispose();
  const { id } = editor.application();
  leftBehind.set(id, editor);
  const stop = editor.subscribe(() => {
    if (hasUnsavedEdits(editor.state()) && goesOn(editor.state())) return;
    stop();
    editor.dispose();
    if (leftBehind.get(id) === editor) leftBehind.delete(id);
  });
};

/** Saves pending edits when the form is left, or once the portal can be reached. */
export const leaveEditor = async (editor: ResourceEditor): Promise<void> => {
  const { id } = editor.application();
  const going = { editor, left: leave(editor) };
  leaving.set(id, going);
  await going.left;
  if (leaving.get(id) === going) leaving.delete(id);
};
