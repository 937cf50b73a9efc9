import { api } from '#lib/api-client.ts';
import { loadApplication } from '#features/applications/api.ts';
import type { ApplicationEditor } from '#features/applications/autosave/application-editor.ts';

/** The tables of rows that save by themselves, by the last part of their path. */
export type PartName =
  'funding_sources' | 'collaborators' | 'areas_of_consideration' | 'stations' | 'co_proponents';

export type PartRow = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly lock_version: number;
};

const path = (applicationId: number, part: PartName): string =>
  `/ship_time_requests/${applicationId}/${part}`;

/** Saves a row, unless somebody else has meanwhile; then takes over the application as it is now. */
export const saveRow = async (
  editor: ApplicationEditor,
  part: PartName,
  row: Readonly<Record<string, unknown>>,
  /** As it was when it was opened; null: a new one. */
  before: PartRow | null,
): Promise<void> => {
  const base = path(editor.application().id, part);
  if (before === null) await api.post(base, row);
  else await api.put(`${base}/${before.id}`, row, { ifMatch: before.lock_version });
  editor.replace(await loadApplication(editor.application().id));
};

export const deleteRow = async (editor: ApplicationEditor, part: PartName, id: number): Promise<void> => {
  await api.delete(`${path(editor.application().id, part)}/${id}`);
  editor.replace(await loadApplication(editor.application().id));
};
