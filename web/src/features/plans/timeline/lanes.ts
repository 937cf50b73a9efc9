import type { VesselLoad } from '@shiptime/domain/plans/load';
import type { Span } from '@shiptime/domain/plans/missions';
import type { ConstraintKind } from '@shiptime/domain/vessels/constraints';
import { assignRows } from '@shiptime/domain/plans/timeline/assign-rows';

/** A colour of hues.css, or the red of conflicts. */
export type Hue = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 'error';

export type BarSeverity = 'error' | 'warning';
export type BarDifference = 'added' | 'removed' | 'moved' | 'changed';

/** All times in ticks (quarter days). */
export type TimelineBar = Span & {
  readonly id: number;
  readonly title: string;
  readonly detail?: string;
  readonly label: string;
  readonly mobilization: number;
  readonly demobilization: number;
  readonly trouble: BarSeverity | null;
  readonly hue?: Hue;
  readonly isPale?: boolean;
  readonly difference?: BarDifference;
  /** Other mission of a shared voyage. `isBehind`: it follows directly, so one outline encloses both. */
  readonly mate?: { readonly id: number; readonly isBehind: boolean };
  readonly leaving?: boolean;
};

/** Screen readers announce constraints and missions of adjacent years; other blocks are decorative. */
export type TimelineBlock = Span & {
  readonly key: string;
  readonly kind:
    | 'constraint'
    | 'transit'
    | 'transit_short'
    | 'window'
    | 'preferred'
    | 'ghost'
    | 'beside'
    | 'baseline';
  readonly label: string;
  readonly own?: string;
  readonly constraint?: ConstraintKind;
};

export type WindowStrip = Span & { readonly key: string; readonly label: string };

export type TimelineLane = {
  readonly id: number;
  readonly label: string;
  readonly detail?: string;
  readonly href?: string;
  readonly isGroup?: boolean;
  /** Bars sorted by start. */
  readonly bars: readonly TimelineBar[];
  readonly blocks: readonly TimelineBlock[];
  readonly wanted?: readonly WindowStrip[];
  readonly load?: { readonly loads: readonly VesselLoad[]; readonly periods: readonly Span[] };
};

export type PlacedLane = {
  readonly lane: TimelineLane;
  readonly rows: readonly number[];
  readonly rowCount: number;
  readonly top: number;
  readonly height: number;
  readonly inset: number;
  readonly rowHeight: number;
  /** Height in pixels below the missions for windows and load. */
  readonly under: number;
  readonly look: LaneDensity;
};

/** Pixels; must match the row heights in the style sheet. `compact` fits 25 vessels into 900 pixels. */
export const laneMeasures = {
  lanes: { row: 44, above: 6, below: 6 },
  compact: { row: 24, above: 1, below: 1 },
  strip: { row: 44, above: 32, below: 6 },
  alone: { row: 94, above: 30, below: 26 },
} as const;

const headingHeight = { usual: 30, compact: 24 };
const loadHeight = 14;
const wantedRow = { lanes: 7, alone: 28 };

export type LaneDensity = keyof typeof laneMeasures;
export const selectableDensities = ['comfortable', 'compact'] as const;
export type SelectableDensity = (typeof selectableDensities)[number];

export const placeLanes = (
  lanes: readonly TimelineLane[],
  look: LaneDensity = 'lanes',
): readonly PlacedLane[] => {
  const { row, above, below } = laneMeasures[look];
  let top = 0;
  return lanes.map((lane) => {
    const { rows, count } = assignRows(lane.bars);
    const strips = (lane.wanted?.length ?? 0) * (look === 'alone' ? wantedRow.alone : wantedRow.lanes);
    const under = strips + (lane.load ? loadHeight : 0);
    const height = lane.isGroup
      ? headingHeight[look === 'compact' ? 'compact' : 'usual']
      : count * row + above + below + under;
    const placed = { lane, rows, rowCount: count, top, height, inset: above, rowHeight: row, under, look };
    top += height;
    return placed;
  });
};

export const visibleLaneRange = (
  placed: readonly PlacedLane[],
  scrollTop: number,
  windowHeight: number,
  spare = 120,
): { readonly first: number; readonly last: number } => {
  const first = placed.findIndex(({ top, height }) => top + height > scrollTop - spare);
  if (first === -1) return { first: 0, last: 0 };
  const after = placed.findIndex(({ top }) => top > scrollTop + windowHeight + spare);
  return { first, last: after === -1 ? placed.length : after };
};

export const heightOfLanes = (placed: readonly PlacedLane[]): number => {
  const last = placed.at(-1);
  return last === undefined ? 0 : last.top + last.height;
};

/** Positions as percentages of the span, so that zooming moves no elements. */
export const percentOf = (ticks: number, whole: Span): number => (ticks / (whole.end - whole.start)) * 100;

export const leftPercentOf = (tick: number, whole: Span): number => percentOf(tick - whole.start, whole);

export const roundScaleForNames = (pixelsPerDay: number): number =>
  2 ** (Math.round(Math.log2(pixelsPerDay) * 2) / 2);

export const laneIndexOf = (placed: readonly PlacedLane[], barId: number): number =>
  placed.findIndex(({ lane }) => lane.bars.some(({ id }) => id === barId));

export const clampLaneShift = (placed: readonly PlacedLane[], barId: number, lanes: number): number => {
  const own = laneIndexOf(placed, barId);
  const reached = Math.min(Math.max(own + lanes, 0), placed.length - 1);
  if (!placed[reached]?.lane.isGroup) return reached - own;
  // Skips group headings in the direction of the move.
  const behind = reached + Math.sign(lanes);
  return placed[behind] ? behind - own : 0;
};

export const laneIndexAt = (placed: readonly PlacedLane[], y: number): number =>
  placed.findIndex(({ top, height }) => y >= top && y < top + height);
