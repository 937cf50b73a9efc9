import { useCallback, useEffect, useRef, useState } from 'react';
import { diffPlanSnapshots } from '@shiptime/domain/plans/versions/diff-plan-snapshots';
import { type ReviewLevel, isReviewLevel } from '@shiptime/domain/plans/lifecycle';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import { type LiveEvent, useLiveEvents } from '#lib/use-live-events.ts';
import { toMission, type MissionRows } from '../plan-editor/plan-state.ts';
import { createPlanSnapshotForDiff } from './plan-snapshot-for-diff.ts';
import { useEditingModel } from './scheduler-model.ts';

export type PlanChangeByOther = {
  readonly key: number;
  readonly name: string;
  readonly changed: readonly [PlanSnapshot, PlanSnapshot] | null;
  readonly level?: ReviewLevel;
};

const ofRows = (rows: MissionRows, ids: readonly number[]): PlanSnapshot =>
  createPlanSnapshotForDiff(
    ids.flatMap((id) => {
      const row = rows.get(id);
      return row ? [toMission(row)] : [];
    }),
  );

export const diffMissionRows = (
  before: MissionRows,
  after: MissionRows,
  ids: readonly number[],
): PlanChangeByOther['changed'] => {
  const [old, now] = [ofRows(before, ids), ofRows(after, ids)];
  return diffPlanSnapshots(old, now).length === 0 ? null : [old, now];
};

/**
 * Events that may change missions. `missions`, announced by reviews, does not name the missions added or
 * removed.
 */
const renewing = new Set(['saved', 'missions', 'listening', 'resync']);

const cameOrWent = (before: MissionRows, after: MissionRows): readonly number[] => [
  ...[...before.keys()].filter((id) => !after.has(id)),
  ...[...after.keys()].filter((id) => !before.has(id)),
];

const kept = 5;
const pause = 400;

export const usePlanChangesByOthers = () => {
  const { plans, editor, actor, reload } = useEditingModel();
  const [news, setNews] = useState<readonly PlanChangeByOther[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const next = useRef(1);
  useEffect(() => () => clearTimeout(timer.current), []);

  const tell = (item: Omit<PlanChangeByOther, 'key'>) => {
    const key = next.current;
    next.current += 1;
    setNews((before) => [...before, { ...item, key }].slice(-kept));
  };
  const onSaved = async (event: LiveEvent) => {
    const before = editor.view().plan.rows;
    await editor.refresh();
    if (event['by'] === actor.id) return;
    const after = editor.view().plan.rows;
    const told = event['mission_ids'] as readonly number[] | undefined;
    const changed = diffMissionRows(before, after, told ?? cameOrWent(before, after));
    if (changed && event['by'] !== undefined) tell({ name: String(event['by_name'] ?? ''), changed });
  };
  const topics = plans.map(({ id }) => `vessel_plan:${id}`);
  useLiveEvents(topics, (event) => {
    if (renewing.has(event.kind)) void onSaved(event);
    const level = event['review_level'];
    if (event.kind === 'level' && event['by'] !== actor.id && isReviewLevel(level))
      tell({ name: String(event['by_name'] ?? ''), changed: null, level });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void reload(), pause);
  });
  const dismiss = useCallback(() => setNews([]), []);
  return { news, dismiss };
};
