import type { Span } from '@shiptime/domain/plans/missions';
import { ticksInDay } from '@shiptime/domain/plans/ticks';
import type { LaneDensity, PlacedLane, TimelineBar } from '../lanes.ts';

type Writing = {
  readonly letter: number;
  readonly lines: number;
};

const writing: Readonly<Record<LaneDensity, Writing>> = {
  lanes: { letter: 6.6, lines: 2 },
  strip: { letter: 6.6, lines: 2 },
  compact: { letter: 6, lines: 1 },
  alone: { letter: 6.6, lines: 4 },
};

const around = 10;
const least = 24;
const leastOfLines = 40;

/**
 * `besidePercent`: maximum width beside the bar, in percent of the bar, so that zooming needs no new layout.
 */
export type BarNamePosition = 'inside' | { readonly besidePercent: number } | null;

type Room = { readonly inside: number; readonly behind: number };

/** Places the name beside the bar if more of it is readable there. */
const placeName = (title: string, { inside, behind }: Room, { letter, lines }: Writing): BarNamePosition => {
  const wanted = title.length * letter;
  const isNarrow = inside < (lines === 1 ? least : Math.min(leastOfLines, around + wanted));
  const within = isNarrow ? 0 : (inside - around) * lines;
  const beside = behind - around;
  if (wanted <= within) return 'inside';
  if (beside >= least && Math.min(beside, wanted) > within) return { besidePercent: (beside / inside) * 100 };
  return isNarrow ? null : 'inside';
};

const freeUntil = (position: number, bar: TimelineBar, { lane, rows }: PlacedLane, whole: Span): number => {
  const next = lane.bars.find((_, other) => other > position && rows[other] === rows[position]);
  const blocks = lane.blocks.filter(
    ({ kind, end }) => (kind === 'constraint' || kind === 'beside') && end > bar.end,
  );
  const starts = blocks.map(({ start }) => Math.max(start, bar.end));
  return Math.min(next?.start ?? whole.end, whole.end, ...starts);
};

export const placeBarNames = (placed: PlacedLane, whole: Span, scale: number): readonly BarNamePosition[] => {
  const pixels = (ticks: number) => (ticks / ticksInDay) * scale;
  return placed.lane.bars.map((bar, position) => {
    const behind = freeUntil(position, bar, placed, whole) - bar.end;
    const room = { inside: pixels(bar.end - bar.start), behind: pixels(behind) };
    return placeName(bar.title, room, writing[placed.look]);
  });
};
