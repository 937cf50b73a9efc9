import type { Board } from '@shiptime/domain/plans/conflicts/board';
import { type BestSlot, findBestSlot } from '@shiptime/domain/plans/conflicts/remedies';
import { isScheduled, type Mission } from '@shiptime/domain/plans/missions';
import { type MissionStart, tickToStart, tickOfDay, daysToTicks } from '@shiptime/domain/plans/ticks';
import type { ApplicationOfMission } from '@shiptime/domain/plans/wire/mission';

const wished = (mission: Mission, asked: ApplicationOfMission | null | undefined): MissionStart | null => {
  if (isScheduled(mission)) return mission;
  const wish = asked?.preferred_start_window_start ?? asked?.operational_window_start ?? null;
  return wish === null ? null : tickToStart(tickOfDay(wish) - daysToTicks(mission.mobilization_days));
};

export type SuggestedStart = {
  readonly start: MissionStart | null;
  readonly full: Extract<BestSlot, { start: null }> | null;
};

export const suggestStart = (
  mission: Mission,
  asked: ApplicationOfMission | null | undefined,
  board: Board | null,
): SuggestedStart => {
  const best = board && findBestSlot(mission, board);
  if (best?.start) return { start: best.start, full: null };
  return { start: wished(mission, asked), full: best };
};
