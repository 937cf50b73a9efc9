import { applicationFields } from '@shiptime/domain/applications/sections/form';
import { sectionOf } from '@shiptime/domain/applications/sections/sections';
import { ApiError, toApiError } from '#lib/api-client.ts';
import { onForgotten } from '#lib/saving/tab-store.ts';
import { sessionStore } from '#lib/session.tsx';
import { loadApplication, patchApplication } from '../application-api.ts';
import { ApplicationEditor } from './application-editor.ts';
import { hasUnsaved } from './autosave-state.ts';
import { accepts, openEditStore } from './edit-store.ts';

const autosaveKey = 'shiptime.autosave';

/** Saving by itself is a choice of the person at this computer, kept for the next time. */
const autosaveWanted = (): boolean => localStorage.getItem(autosaveKey) !== 'off';
export const rememberAutosave = (wanted: boolean): void =>
  localStorage.setItem(autosaveKey, wanted ? 'on' : 'off');

/** Forms that were left while the portal could not be reached: they go on trying until it has everything. */
const leftBehind = new Map<number, ApplicationEditor>();

// Nothing goes out in somebody else's name: what is left is kept for its owner in this browser.
sessionStore.onEnd(() => {
  for (const editor of leftBehind.values()) editor.dispose();
  leftBehind.clear();
});

type Leaving = { readonly editor: ApplicationEditor; readonly left: Promise<void> };

/** Forms that are just being left: whoever comes back waits a moment for the save that is under way. */
const leaving = new Map<number, Leaving>();
const patience = 3_000;
const forgotten = new WeakSet<ApplicationEditor>();

// What is thrown away is neither saved nor kept by a page that was left.
onForgotten((store) => {
  for (const editor of [...[...leaving.values()].map((one) => one.editor), ...leftBehind.values()]) {
    const { id } = editor.application();
    if (!store.startsWith('shiptime.edits.') || !store.endsWith(`.${id}.`)) continue;
    forgotten.add(editor);
    editor.dispose();
    leftBehind.delete(id);
  }
});

/** Another tab may have signed somebody else in: what was typed here is not sent in their name. */
export const requireOwner = (userId: number): void => {
  const session = sessionStore.state();
  if (session.status !== 'authenticated' || session.user.id !== userId) throw new ApiError(0);
};

export const openEditor = async (id: number, userId: number): Promise<ApplicationEditor> => {
  await Promise.race([
    leaving.get(id)?.left,
    new Promise((resolve) => setTimeout(resolve, leaving.has(id) ? patience : 0)),
  ]);
  leftBehind.get(id)?.dispose();
  leftBehind.delete(id);
  const [application, store] = await Promise.all([loadApplication(id), openEditStore(userId, id)]);
  return new ApplicationEditor(application, {
    fields: applicationFields,
    sectionOf: (field) => sectionOf(field) ?? 'general_information',
    accepts,
    patch: async (body, keepalive) => {
      requireOwner(userId);
      return patchApplication(id, body, keepalive);
    },
    load: () => loadApplication(id),
    toError: toApiError,
    store,
    now: () => Date.now(),
    enabled: autosaveWanted(),
  });
};

const goesOn = ({ failure, enabled }: ReturnType<ApplicationEditor['state']>): boolean =>
  enabled && failure?.kind === 'unreachable' && sessionStore.state().status === 'authenticated';

const leave = async (editor: ApplicationEditor): Promise<void> => {
  if (editor.state().enabled) await editor.saveNow(true);
  const isDone = forgotten.has(editor) || !hasUnsaved(editor.state()) || !goesOn(editor.state());
  if (isDone) return editor.dispose();
  const { id } = editor.application();
  leftBehind.set(id, editor);
  const stop = editor.subscribe(() => {
    if (hasUnsaved(editor.state()) && goesOn(editor.state())) return;
    stop();
    editor.dispose();
    if (leftBehind.get(id) === editor) leftBehind.delete(id);
  });
};

/** The page of the form is left: what is not saved goes out now, or as soon as the portal can be reached again. */
export const leaveEditor = async (editor: ApplicationEditor): Promise<void> => {
  const { id } = editor.application();
  const going = { editor, left: leave(editor) };
  leaving.set(id, going);
  await going.left;
  if (leaving.get(id) === going) leaving.delete(id);
};
