import type { Load } from '@shiptime/domain/plans/load';
import type { Span } from '@shiptime/domain/plans/missions';
import type { ConstraintKind } from '@shiptime/domain/vessels/constraints';
import { stack } from '@shiptime/domain/plans/timeline/culling';

/** A colour of hues.css: at most eight, and the red of conflicts. */
export type Hue = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 'error';

export type Trouble = 'error' | 'warning';
/** How a bar differs from the version that it is compared with. */
export type Difference = 'added' | 'removed' | 'moved' | 'changed';

/** A mission on the timeline. Its ends, mobilization and demobilization are in ticks. */
export type TimelineBar = Span & {
  readonly id: number;
  readonly title: string;
  /** A second line, where bars are high enough for one. */
  readonly detail?: string;
  /** Number, title, dates, conflicts: what a screen reader says, and the title on hover. */
  readonly label: string;
  readonly mobilization: number;
  readonly demobilization: number;
  readonly trouble: Trouble | null;
  /** One of the eight of the palette; without it, the usual blue. */
  readonly hue?: Hue;
  /** Not what is looked for. */
  readonly isPale?: boolean;
  readonly difference?: Difference;
  /** The one with which it sails as one voyage, and whether that comes right after it: one outline goes around both. */
  readonly mate?: { readonly id: number; readonly isBehind: boolean };
  /** A proposal that is looked at would have it elsewhere. */
  readonly leaving?: boolean;
};

/** Time that no mission has: constraints, and missions of the years beside this one, are read out; the rest is only drawn. */
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
  /** What a constraint is: its pattern. */
  readonly constraint?: ConstraintKind;
};

/** When a mission without a date is wanted. */
export type WantedStrip = Span & { readonly key: string; readonly label: string };

export type TimelineLane = {
  readonly id: number;
  readonly label: string;
  readonly detail?: string;
  readonly href?: string;
  /** The heading of those below it. */
  readonly isGroup?: boolean;
  /** Sorted by start. */
  readonly bars: readonly TimelineBar[];
  readonly blocks: readonly TimelineBlock[];
  readonly wanted?: readonly WantedStrip[];
  readonly load?: { readonly loads: readonly Load[]; readonly periods: readonly Span[] };
};

export type PlacedLane = {
  readonly lane: TimelineLane;
  /** The row of each bar within the lane, in turn. */
  readonly rows: readonly number[];
  readonly rowCount: number;
  readonly top: number;
  readonly height: number;
  /** From the top of the lane to its first row, and from row to row. */
  readonly inset: number;
  readonly rowHeight: number;
  /** Pixels at its lower edge for what is no mission: wanted windows, the load. */
  readonly under: number;
  readonly look: Look;
};

/**
 * Pixels; the style sheet draws the bars in rows of `row`. `compact` shows 25 vessels in a window of 900 pixels. A
 * `strip` has the vessel's name above its bars. A vessel `alone` has higher bars, the names of constraints above and its
 * transits below them.
 */
export const measures = {
  lanes: { row: 44, above: 6, below: 6 },
  compact: { row: 24, above: 1, below: 1 },
  strip: { row: 44, above: 32, below: 6 },
  alone: { row: 58, above: 30, below: 26 },
} as const;

/** Pixels. */
const headingHeight = { usual: 30, compact: 24 };
const loadHeight = 14;
const wantedRow = { lanes: 7, alone: 28 };

export type Look = keyof typeof measures;
/** How much of the height a vessel takes where there are several. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** Lanes below one another, as high as the bars that overlap in them need. */
export const placeLanes = (lanes: readonly TimelineLane[], look: Look = 'lanes'): readonly PlacedLane[] => {
  const { row, above, below } = measures[look];
  let top = 0;
  return lanes.map((lane) => {
    const { rows, count } = stack(lane.bars);
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

/** The lanes that a window of the frame shows, with some to spare. */
export const lanesInView = (
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

export const heightOf = (placed: readonly PlacedLane[]): number => {
  const last = placed.at(-1);
  return last === undefined ? 0 : last.top + last.height;
};

/** Percent of the whole span, so that a change of scale moves no bar. */
export const percentOf = (ticks: number, whole: Span): number => (ticks / (whole.end - whole.start)) * 100;

export const leftOf = (tick: number, whole: Span): number => percentOf(tick - whole.start, whole);

/** Rounds to steps, so that few steps of a zoom draw a lane again. */
export const roughScale = (pixelsPerDay: number): number =>
  2 ** (Math.round(Math.log2(pixelsPerDay) * 2) / 2);

export const laneIndexOf = (placed: readonly PlacedLane[], barId: number): number =>
  placed.findIndex(({ lane }) => lane.bars.some(({ id }) => id === barId));

/** So many lanes from the bar's own, as far as there are lanes. */
export const withinLanes = (placed: readonly PlacedLane[], barId: number, lanes: number): number => {
  const own = laneIndexOf(placed, barId);
  const reached = Math.min(Math.max(own + lanes, 0), placed.length - 1);
  if (!placed[reached]?.lane.isGroup) return reached - own;
  // Over a heading it is on its way to the lane behind, or stays where there is none.
  const behind = reached + Math.sign(lanes);
  return placed[behind] ? behind - own : 0;
};

/** The lane at so many pixels below the top of the first. */
export const laneIndexAt = (placed: readonly PlacedLane[], y: number): number =>
  placed.findIndex(({ top, height }) => y >= top && y < top + height);
