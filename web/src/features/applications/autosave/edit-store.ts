import { applicationDraft } from '@shiptime/domain/applications/sections/form';
import { type Kept, keptTogether } from '#lib/saving/kept-together.ts';
import { openTabStore } from '#lib/saving/tab-store.ts';
import type { EditStore } from './application-editor.ts';

export const accepts = (field: string, value: unknown): boolean => {
  const schema = applicationDraft.shape[field as keyof typeof applicationDraft.shape];
  return schema === undefined || schema.safeParse(value).success;
};

export const editStoreName = (userId: number, applicationId: number): string =>
  `shiptime.edits.${userId}.${applicationId}.`;

export const openEditStore = (userId: number, applicationId: number): Promise<EditStore> =>
  openTabStore<Kept>(editStoreName(userId, applicationId), (left) => keptTogether(left, accepts));
