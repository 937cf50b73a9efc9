import { type KeptOverlaps, missionsInTheWay } from '@shiptime/domain/plans/conflicts/overlaps';
import type { Operation } from '@shiptime/domain/plans/editing/operations';
import type { Pairs } from '@shiptime/domain/plans/together/one-voyage';
import { calm, type Clock, failing, reached, startClock, taken, touched } from '#lib/saving/clock.ts';
import type { ApiError } from '#lib/api-error.ts';
import type { MissionChange } from '../plan-api.ts';
import type { PlannedMission } from '@shiptime/domain/plans/wire/mission';
import { acknowledge, merge } from './plan-answers.ts';
import { hasUnsaved, perform, type PlanState } from './plan-state.ts';
import { afterFailure } from './refusals.ts';
import { savableChanges } from './savable.ts';
import { lost } from './unsure.ts';

/** Saves are atomic per plan; plans take turns. */
export type Batch = { readonly planId: number; readonly changes: readonly MissionChange[] };

export type PlanDocument = Clock & {
  readonly plan: PlanState;
  readonly overlaps: KeptOverlaps;
  readonly savable: ReturnType<typeof savableChanges>;
  readonly sent: Batch | null;
};

export const openDocument = (plan: PlanState): PlanDocument => ({
  ...startClock(),
  plan,
  overlaps: new Map(),
  savable: savableChanges(plan, new Map()),
  sent: null,
});

/** Drops an old failure that nobody will retry. */
const withoutOldFailure = (document: PlanDocument): PlanDocument =>
  document.savable.size === 0 && document.failure?.kind !== 'closed' ? calm(document) : document;

export const withPlan = (
  document: PlanDocument,
  plan: PlanState,
  overlaps: KeptOverlaps = document.overlaps,
): PlanDocument =>
  withoutOldFailure({ ...document, plan, overlaps, savable: savableChanges(plan, overlaps) });

export const edited = (document: PlanDocument, plan: PlanState, now: number): PlanDocument =>
  plan === document.plan ? document : touched(withPlan(document, plan), hasUnsaved(plan), now);

export const missionsInTheWayOf = (
  { plan, overlaps }: PlanDocument,
  operation: Operation,
  pairs: Pairs,
): readonly number[] => {
  const { missions } = perform(plan, operation, pairs);
  const before = new Set(plan.missions);
  const changed = missions.filter((mission) => !before.has(mission)).map(({ id }) => id);
  return missionsInTheWay(new Set(changed), missions, overlaps);
};

/**
 * `waiting`: changes that cannot be saved as they are (overlap, refusal, conflict) stay on the
 * page and in this browser.
 */
export type SaveStatus = 'saved' | 'dirty' | 'saving' | 'failed' | 'waiting';

export const statusOf = ({ plan, savable, sent, failure }: PlanDocument): SaveStatus => {
  if (sent) return 'saving';
  if (!hasUnsaved(plan)) return 'saved';
  if (failure) return 'failed';
  return savable.size > 0 ? 'dirty' : 'waiting';
};

export const nextBatch = ({ plan, savable }: PlanDocument): Batch | null => {
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

export const begun = (document: PlanDocument, sent: Batch): PlanDocument => ({ ...document, sent });

export const acknowledged = (
  document: PlanDocument,
  { changes }: Batch,
  rows: readonly PlannedMission[],
  now: number,
): PlanDocument => {
  const plan = acknowledge(document.plan, rows, changes);
  return taken(withPlan({ ...document, sent: null }, plan), hasUnsaved(plan), now);
};

/** Ignores the result of a running save for these missions. */
export const givenUp = (document: PlanDocument, ids: ReadonlySet<number>): PlanDocument => {
  const changes = document.sent?.changes.filter(({ id }) => !ids.has(id)) ?? [];
  return { ...document, sent: document.sent && changes.length > 0 ? { ...document.sent, changes } : null };
};

export const refusedOrLost = (
  document: PlanDocument,
  { changes }: Batch,
  error: ApiError,
  now: number,
): PlanDocument => {
  const { plan, failure } = afterFailure(error, changes, document.plan);
  const isLost = failure?.kind === 'unreachable';
  const next = { ...document, sent: null, failure: null };
  const told = failure ? failing(next, failure, now) : next;
  return withPlan(told, isLost ? { ...plan, unsure: lost(plan.unsure, document.sent?.changes ?? []) } : plan);
};

export const seen = (
  document: PlanDocument,
  rows: readonly PlannedMission[],
  own: ReadonlySet<number>,
): PlanDocument => withPlan(reached(document), merge(document.plan, rows, own));
