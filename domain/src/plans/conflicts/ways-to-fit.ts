import type { Mission } from '../missions.ts';
import { occupiedSpan, occupiedTicks } from '../missions.ts';
import type { MissionStart, Tick } from '../ticks.ts';
import { keepsHalfOfRequestedDays } from '../shortening-limits.ts';
import { ticksToDays, tickToStart, daysToTicks } from '../ticks.ts';
import type { Board } from './board.ts';
import { findLaneOfMission } from './board.ts';
import type { ConflictContext } from './conflict-context.ts';
import { addApplicationToMission } from './conflict-context.ts';
import type { LaneWithStops } from './lanes.ts';
import { windowSpan } from './rules/windows.ts';
import { findFreeSlot, measureLongestFreeTicks } from './free-slots.ts';
import {
  placeMissionsOnLane,
  removeVoyage,
  sumVoyageTicks,
  placeVoyage,
  findWholeVoyage,
} from './whole-voyage.ts';

export type WayToFit =
  | { readonly kind: 'shorter'; readonly operational_days: number; readonly start: MissionStart }
  | {
      readonly kind: 'moved';
      readonly other: { readonly mission_id: number; readonly start: MissionStart };
      readonly start: MissionStart;
    }
  | { readonly kind: 'outside_window'; readonly days: number; readonly start: MissionStart };

const mostDaysOutside = 30;

const shorter = (mission: Mission, lane: LaneWithStops, conflictContext: ConflictContext): WayToFit[] => {
  const around = ticksToDays(sumVoyageTicks(findWholeVoyage(mission, lane))) - mission.operational_days;
  const room = measureLongestFreeTicks(mission, lane, conflictContext) - around;
  const most = Math.min(room, mission.operational_days - 0.25);
  for (let days = most; keepsHalfOfRequestedDays(days, mission.operational_days); days -= 0.25) {
    const tick = findFreeSlot({ ...mission, operational_days: days }, lane, conflictContext);
    if (tick !== null) return [{ kind: 'shorter', operational_days: days, start: tickToStart(tick) }];
  }
  return [];
};

const moved = (mission: Mission, lane: LaneWithStops, conflictContext: ConflictContext): WayToFit[] => {
  const { applications } = conflictContext;
  const own = findWholeVoyage(mission, lane);
  let best: { readonly far: Tick; readonly found: WayToFit } | null = null;
  for (const { mission: other } of lane.subjects) {
    const now = occupiedSpan(other)?.start;
    if (now === undefined || own.missions.some(({ id }) => id === other.id)) continue;
    const others = findWholeVoyage(other, lane);
    const tick = findFreeSlot(mission, removeVoyage(lane, others, applications), conflictContext);
    if (tick === null) continue;
    const withIt = placeMissionsOnLane(lane, placeVoyage(own, tick - own.offset), applications);
    const there = findFreeSlot(other, withIt, conflictContext, { near: now });
    if (there === null || (best !== null && Math.abs(there - now) >= best.far)) continue;
    best = {
      far: Math.abs(there - now),
      found: {
        kind: 'moved',
        other: { mission_id: other.id, start: tickToStart(there) },
        start: tickToStart(tick),
      },
    };
  }
  return best === null ? [] : [best.found];
};

const outsideWindow = (
  mission: Mission,
  lane: LaneWithStops,
  conflictContext: ConflictContext,
): WayToFit[] => {
  const asked = addApplicationToMission(mission, conflictContext.applications).application;
  const { operational_window_start: from = null, operational_window_end: to = null } = asked ?? {};
  if (from === null || to === null) return [];
  const window = windowSpan(from, to);
  const before = daysToTicks(mission.mobilization_days);
  const length = daysToTicks(mission.operational_days);
  const outside = (tick: Tick): Tick =>
    Math.max(0, window.start - (tick + before)) + Math.max(0, tick + before + length - window.end);
  // Without an application, the search ignores the operational window.
  const anytime = { ...mission, ship_time_request_id: null };
  const [nearest] = [window.start - before, window.end - occupiedTicks(mission)]
    .flatMap((near) => findFreeSlot(anytime, lane, conflictContext, { near }) ?? [])
    .toSorted((a, b) => outside(a) - outside(b));
  if (nearest === undefined) return [];
  const days = ticksToDays(outside(nearest));
  return days === 0 || days > mostDaysOutside
    ? []
    : [{ kind: 'outside_window', days, start: tickToStart(nearest) }];
};

/** Changes that would free a slot for a mission that has none, least intrusive first. */
export const findWaysToFit = (mission: Mission, board: Board): readonly WayToFit[] => {
  const lane = findLaneOfMission(mission, board);
  if (lane === undefined) return [];
  const { conflictContext } = board;
  return [moved, outsideWindow, shorter].flatMap((find) => find(mission, lane, conflictContext));
};
