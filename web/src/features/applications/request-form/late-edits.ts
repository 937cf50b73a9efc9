import { copyApplication } from '@shiptime/domain/applications/copy-application';
import type { PartRowBody } from './parts/part-api.ts';
import type { CompletenessContext } from '@shiptime/domain/applications/completeness';
import type { ApplicationAnswers } from '@shiptime/domain/applications/schema';
import { api } from '#lib/api-client.ts';
import { patchApplication, type FieldValues } from '../application-api.ts';
import type { ApplicationInclude } from '@shiptime/domain/applications/application-query-options';
import type { Application } from '@shiptime/domain/applications/wire/application';
import type { ResourceEditor } from '../autosave/resource-editor.ts';
import { isEmpty } from '../autosave/autosave-state.ts';
import { openEditStore } from '../autosave/edit-store.ts';
import type { StrandedPartRow, LatePartRowStore } from './parts/late-part-rows.ts';

import { loadedStations } from './stations/open-station-queues.ts';
import { type StationEdit, applyStationEdits, stationValuesOf } from './stations/station-edits.ts';
import type { StationQueue } from './stations/station-queue.ts';

export type LateEdits = {
  readonly answers: FieldValues;
  readonly stations: readonly StationEdit[];
  readonly rows: readonly StrandedPartRow[];
};

export const hasNoLateEdits = ({ answers, stations, rows }: LateEdits): boolean =>
  isEmpty(answers) && stations.length === 0 && rows.length === 0;

export const shiftAnswersToYear = (
  late: FieldValues,
  application: Application,
  yearId: number,
  { fiscalYear, fiscalYears, vessels }: CompletenessContext,
): FieldValues => {
  const to = fiscalYears.find(({ id }) => id === yearId) ?? fiscalYear;
  const whole = { ...application, ...late } as unknown as ApplicationAnswers;
  const { draft } = copyApplication(whole, { from: fiscalYear, to, all: fiscalYears }, vessels);
  const fields = Object.keys(late).filter((field) => field !== 'fiscal_year_id');
  return Object.fromEntries(fields.map((field) => [field, draft[field as keyof ApplicationAnswers]]));
};

const carryAnswers = async (
  late: LateEdits,
  copy: Application,
  answers: FieldValues,
  userId: number,
): Promise<void> => {
  if (isEmpty(late.answers)) return;
  try {
    await patchApplication(copy.id, answers, false);
  } catch {
    const fields = Object.keys(answers);
    const base = Object.fromEntries(fields.map((field) => [field, (copy as FieldValues)[field] ?? null]));
    (await openEditStore(userId, copy.id)).write({ base, edits: answers });
  }
};

const carryStations = async (
  { stations }: LateEdits,
  from: Application,
  copy: Application,
): Promise<void> => {
  if (stations.length === 0) return;
  const rows = applyStationEdits(loadedStations(from), stations);
  await api.put(`/ship_time_requests/${copy.id}/stations`, {
    stations: rows.map(({ operations, ...row }) => ({
      ...stationValuesOf(row),
      ...(operations && { operations: [...operations] }),
    })),
  });
};

const includes = {
  funding_sources: 'fundingSources',
  collaborators: 'collaborators',
  areas_of_consideration: 'areasOfConsideration',
} as const satisfies Record<string, ApplicationInclude>;

/** Copied rows keep their order, so the same index finds the copy of a row. */
const twinOf = async (
  { part, id }: StrandedPartRow,
  from: Application,
  copyId: number,
): Promise<number | null> => {
  const inOrder = (rows: readonly { readonly id: number }[]) =>
    rows.map((row) => row.id).toSorted((a, b) => a - b);
  const place = inOrder(from[part] ?? []).indexOf(id ?? 0);
  const { data } = await api.get(`/ship_time_requests/${copyId}`, {
    query: { include: [includes[part]] },
  });
  return inOrder(data[part] ?? [])[place] ?? null;
};

const carryRow = async (row: StrandedPartRow, from: Application, copyId: number): Promise<void> => {
  const path = `/ship_time_requests/${copyId}/${row.part}` as const;
  const twin = row.id === null ? null : await twinOf(row, from, copyId);
  await (twin === null
    ? api.post(path, row.values as PartRowBody<StrandedPartRow['part']>)
    : api.put(`${path}/${twin}`, row.values));
};

type Kept = {
  readonly editor: ResourceEditor;
  readonly queue: StationQueue | null;
  readonly lateRows: LatePartRowStore | null;
  readonly context: CompletenessContext;
  readonly userId: number;
};

export const moveEditsIntoCopy = async (copy: Application, late: LateEdits, kept: Kept): Promise<boolean> => {
  const { editor, queue, lateRows, context, userId } = kept;
  const from = editor.application();
  await carryAnswers(
    late,
    copy,
    shiftAnswersToYear(late.answers, from, copy.fiscal_year_id, context),
    userId,
  );
  editor.discard();
  const hasStations = await carryStations(late, from, copy).then(
    () => true,
    () => false,
  );
  if (hasStations) queue?.forget();
  const left: StrandedPartRow[] = [];
  for (const row of late.rows) {
    try {
      await carryRow(row, from, copy.id);
    } catch {
      left.push(row);
    }
  }
  lateRows?.keepOnly(left);
  return hasStations && left.length === 0;
};
