import { correctableFields } from '@shiptime/domain/applications/corrections';
import { applicationFields } from '@shiptime/domain/applications/sections/form';
import { toApiError } from '#lib/api-client.ts';
import { type StoredEdits, mergeStoredEdits } from '#lib/saving/merge-stored-edits.ts';
import { openTabStore } from '#lib/saving/tab-store.ts';
import { loadApplication, type FieldValues } from '../application-api.ts';
import { ResourceEditor } from '../autosave/resource-editor.ts';
import { isValidDraftValue } from '../autosave/edit-store.ts';

export const correctionStoreName = (userId: number, applicationId: number): string =>
  `shiptime.corrections.${userId}.${applicationId}.`;

const mayBeEdited = async (id: number) => {
  const application = await loadApplication(id);
  return { ...application, can: { ...application.can, edit: true } };
};

const unsent = (): Promise<never> => Promise.reject(new Error('corrections go with their answer'));

export const openCorrectionEditor = async (id: number, userId: number): Promise<ResourceEditor> => {
  const [application, store] = await Promise.all([
    mayBeEdited(id),
    openTabStore<StoredEdits>(correctionStoreName(userId, id), (left) =>
      mergeStoredEdits(left, isValidDraftValue),
    ),
  ]);
  return new ResourceEditor(application, {
    fields: applicationFields,
    accepts: isValidDraftValue,
    patch: unsent,
    load: () => mayBeEdited(id),
    toError: toApiError,
    store,
    now: () => Date.now(),
    enabled: false,
  });
};

export const leaveCorrectionEditor = async (editor: ResourceEditor): Promise<void> => editor.dispose();

export const proposedCorrections = (editor: ResourceEditor): FieldValues => {
  const { edits } = editor.state();
  return Object.fromEntries(
    Object.entries(edits).filter(([field]) => correctableFields.some((one) => one === field)),
  );
};
