import { useState } from 'react';
import { sortMissions, isOrphan, isScheduled } from '@shiptime/domain/plans/missions';
import { startToTick } from '@shiptime/domain/plans/ticks';
import { useSignedInUser } from '#lib/session.tsx';
import type { LoadedPlan } from '../plans/plan.ts';
import { useCheckedPlans } from '../plans/edited-plan/scheduler-model.ts';
import { useTodayTick } from '../plans/use-today.ts';

const most = 5000;

const keyOf = (userId: number): string => `shiptime.staying.${userId}`;

const remembered = (userId: number): ReadonlySet<number> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id) => Number.isInteger(id)) : []);
  } catch {
    return new Set();
  }
};

const remember = (userId: number, ids: ReadonlySet<number>): void => {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([...ids].slice(-most)));
  } catch {
    // Storage may be full or blocked.
  }
};

/** Missions excluded from proposals, remembered in this browser. */
export const useExcludedMissions = (plans: readonly LoadedPlan[]) => {
  const { id: userId } = useSignedInUser();
  const { missions } = useCheckedPlans();
  const today = useTodayTick();
  const [kept, setKept] = useState(() => remembered(userId));
  const planIds = new Set(plans.map(({ id }) => id));
  /** Started missions, and missions without an application, never move. */
  const movable = sortMissions(missions).filter(
    (mission) =>
      planIds.has(mission.vessel_plan_id) &&
      !isOrphan(mission) &&
      isScheduled(mission) &&
      startToTick(mission) >= today,
  );
  const keep = (ids: readonly number[], stays: boolean): void => {
    const next = new Set(kept);
    for (const id of ids) {
      if (stays) next.add(id);
      else next.delete(id);
    }
    setKept(next);
    remember(userId, next);
  };
  return { movable, chosen: movable.map(({ id }) => id).filter((id) => kept.has(id)), keep };
};

export type ExcludedMissionsControls = ReturnType<typeof useExcludedMissions>;
