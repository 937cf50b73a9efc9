import { api } from '#lib/api-client.ts';
import type { BodyOf, RowOf } from '#lib/routes.ts';
import type { Routes } from '#lib/routes.generated.ts';
import { loadApplication } from '#features/applications/application-api.ts';
import type { ResourceEditor } from '#features/applications/autosave/resource-editor.ts';

export type FormPartName =
  | 'funding_sources'
  | 'collaborators'
  | 'areas_of_consideration'
  | 'stations'
  | 'co_proponents';

const path = <P extends FormPartName>(applicationId: number, part: P) =>
  `/ship_time_requests/${applicationId}/${part}` as const;

type SavedPart = Exclude<FormPartName, 'co_proponents'>;

export type PartRow = RowOf<Routes['GET'][`/ship_time_requests/${number}/${SavedPart}`]> &
  Readonly<Record<string, unknown>>;

export type UnsavedPartRow = Readonly<Record<string, unknown>>;
export type PartRowBody<P extends SavedPart> = BodyOf<Routes['POST'][`/ship_time_requests/${number}/${P}`]>;

/** Saves a row, then reloads the application; throws on version conflicts. */
export const savePartRow = async (
  editor: ResourceEditor,
  part: SavedPart,
  row: UnsavedPartRow,
  before: PartRow | null,
): Promise<void> => {
  const base = path(editor.application().id, part);
  if (before === null) await api.post(base, row as PartRowBody<SavedPart>);
  else await api.put(`${base}/${before.id}`, row, { ifMatch: before.lock_version });
  editor.replace(await loadApplication(editor.application().id));
};

export const deletePartRow = async (
  editor: ResourceEditor,
  part: FormPartName,
  id: number,
): Promise<void> => {
  await api.delete(`${path(editor.application().id, part)}/${id}`);
  editor.replace(await loadApplication(editor.application().id));
};
