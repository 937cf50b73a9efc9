import { applicationDraftSchema } from '@shiptime/domain/applications/sections/form';
import { type StoredEdits, mergeStoredEdits } from '#lib/saving/merge-stored-edits.ts';
import { openTabStore } from '#lib/saving/tab-store.ts';
import type { EditStore } from './resource-editor.ts';

export const isValidDraftValue = (field: string, value: unknown): boolean => {
  const schema = applicationDraftSchema.shape[field as keyof typeof applicationDraftSchema.shape];
  return schema === undefined || schema.safeParse(value).success;
};

export const editStoreName = (userId: number, applicationId: number): string =>
  `shiptime.edits.${userId}.${applicationId}.`;

export const openEditStore = (userId: number, applicationId: number): Promise<EditStore> =>
  openTabStore<StoredEdits>(editStoreName(userId, applicationId), (left) =>
    mergeStoredEdits(left, isValidDraftValue),
  );
