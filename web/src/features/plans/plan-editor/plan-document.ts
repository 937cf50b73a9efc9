import { type KeptOverlaps, findOverlappingMissions } from '@shiptime/domain/plans/conflicts/overlaps';
import type { PlanOperation } from '@shiptime/domain/plans/editing/plan-operations';
import type { ApplicationPairs } from '@shiptime/domain/plans/shared-voyages/shared-missions';
import {
  clearFailure,
  type SaveTiming,
  recordFailure,
  clearUnreachableFailure,
  createSaveTiming,
  recordSaved,
  recordChange,
} from '#lib/saving/save-timing.ts';
import type { ApiError } from '#lib/api-error.ts';
import type { MissionUpdate } from '../plan-api.ts';
import type { MissionResource } from '@shiptime/domain/plans/wire/mission';
import { acknowledgeMissions, mergeSavedMissions } from './merge-saved-missions.ts';
import { hasUnsavedChanges, applyUndoableOperation, type PlanState } from './plan-state.ts';
import { classifyFailure } from './refusals.ts';
import { savableChanges } from './savable.ts';
import { addUnacknowledgedValues } from './unacknowledged-values.ts';

/** One save covers one plan, all or nothing; plans are saved in turn. */
export type SaveBatch = { readonly planId: number; readonly changes: readonly MissionUpdate[] };

export type PlanDocument = SaveTiming & {
  readonly plan: PlanState;
  readonly overlaps: KeptOverlaps;
  readonly savable: ReturnType<typeof savableChanges>;
  readonly sent: SaveBatch | null;
};

export const createPlanDocument = (plan: PlanState): PlanDocument => ({
  ...createSaveTiming(),
  plan,
  overlaps: new Map(),
  savable: savableChanges(plan, new Map()),
  sent: null,
});

const withoutOldFailure = (document: PlanDocument): PlanDocument =>
  document.savable.size === 0 && document.failure?.kind !== 'closed' ? clearFailure(document) : document;

export const replacePlan = (
  document: PlanDocument,
  plan: PlanState,
  overlaps: KeptOverlaps = document.overlaps,
): PlanDocument =>
  withoutOldFailure({ ...document, plan, overlaps, savable: savableChanges(plan, overlaps) });

export const recordEdit = (document: PlanDocument, plan: PlanState, now: number): PlanDocument =>
  plan === document.plan ? document : recordChange(replacePlan(document, plan), hasUnsavedChanges(plan), now);

export const findBlockingMissionIds = (
  { plan, overlaps }: PlanDocument,
  operation: PlanOperation,
  pairs: ApplicationPairs,
): readonly number[] => {
  const { missions } = applyUndoableOperation(plan, operation, pairs);
  const before = new Set(plan.missions);
  const changed = missions.filter((mission) => !before.has(mission)).map(({ id }) => id);
  return findOverlappingMissions(new Set(changed), missions, overlaps);
};

/** `waiting`: changes with an overlap, refusal or conflict stay unsaved on the page and in this browser. */
export type PlanSaveStatus = 'saved' | 'dirty' | 'saving' | 'failed' | 'waiting';

export const planSaveStatusOf = ({ plan, savable, sent, failure }: PlanDocument): PlanSaveStatus => {
  if (sent) return 'saving';
  if (!hasUnsavedChanges(plan)) return 'saved';
  if (failure) return 'failed';
  return savable.size > 0 ? 'dirty' : 'waiting';
};

export const nextBatch = ({ plan, savable }: PlanDocument): SaveBatch | null => {
  const rows = [...savable].flatMap(([id, fields]) => {
    const row = plan.rows.get(id);
    return row ? [{ row, fields }] : [];
  });
  const planId = rows[0]?.row.vessel_plan_id;
  if (planId === undefined) return null;
  const changes = rows
    .filter(({ row }) => row.vessel_plan_id === planId)
    .map(({ row, fields }) => ({ ...fields, id: row.id, lock_version: row.lock_version }));
  return { planId, changes };
};

export const beginBatch = (document: PlanDocument, sent: SaveBatch): PlanDocument => ({ ...document, sent });

export const acknowledgeBatch = (
  document: PlanDocument,
  { changes }: SaveBatch,
  rows: readonly MissionResource[],
  now: number,
): PlanDocument => {
  const plan = acknowledgeMissions(document.plan, rows, changes);
  return recordSaved(replacePlan({ ...document, sent: null }, plan), hasUnsavedChanges(plan), now);
};

export const ignoreSaveResultFor = (document: PlanDocument, ids: ReadonlySet<number>): PlanDocument => {
  const changes = document.sent?.changes.filter(({ id }) => !ids.has(id)) ?? [];
  return { ...document, sent: document.sent && changes.length > 0 ? { ...document.sent, changes } : null };
};

export const recordFailedBatch = (
  document: PlanDocument,
  { changes }: SaveBatch,
  error: ApiError,
  now: number,
): PlanDocument => {
  const { plan, failure } = classifyFailure(error, changes, document.plan);
  const isLost = failure?.kind === 'unreachable';
  const next = { ...document, sent: null, failure: null };
  const told = failure ? recordFailure(next, failure, now) : next;
  return replacePlan(
    told,
    isLost ? { ...plan, unsure: addUnacknowledgedValues(plan.unsure, document.sent?.changes ?? []) } : plan,
  );
};

export const receiveMissions = (
  document: PlanDocument,
  rows: readonly MissionResource[],
  own: ReadonlySet<number>,
): PlanDocument =>
  replacePlan(clearUnreachableFailure(document), mergeSavedMissions(document.plan, rows, own));
