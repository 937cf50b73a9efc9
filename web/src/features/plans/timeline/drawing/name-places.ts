import type { Span } from '@shiptime/domain/plans/missions';
import { ticksInDay } from '@shiptime/domain/plans/ticks';
import type { Look, PlacedLane, TimelineBar } from '../lanes.ts';

type Writing = {
  /** Pixels of an average letter. */
  readonly letter: number;
  /** Lines that a bar has for its name. */
  readonly lines: number;
};

const writing: Readonly<Record<Look, Writing>> = {
  lanes: { letter: 6.6, lines: 2 },
  strip: { letter: 6.6, lines: 2 },
  compact: { letter: 6, lines: 1 },
  alone: { letter: 7.2, lines: 1 },
};

/** Pixels that a bar keeps around its name, and a name keeps from the next bar. */
const around = 10;
/** Fewer pixels hold no part of a name worth reading. */
const least = 24;

/** Beside its bar a name may be as wide as a percentage of that bar, so that a change of scale moves nothing. */
export type NamePlace = 'inside' | { readonly besidePercent: number } | null;

/** Pixels that a bar has, and that are free behind it. */
type Room = { readonly inside: number; readonly behind: number };

/** Beside its bar where more of the name can be read there. */
const placeName = (title: string, { inside, behind }: Room, { letter, lines }: Writing): NamePlace => {
  const wanted = title.length * letter;
  const within = Math.max(0, inside - around) * lines;
  const beside = behind - around;
  if (wanted <= within) return 'inside';
  if (beside >= least && Math.min(beside, wanted) > within) return { besidePercent: (beside / inside) * 100 };
  return inside >= least ? 'inside' : null;
};

/** The tick at which something else stands in the row of a bar. */
const freeUntil = (position: number, bar: TimelineBar, { lane, rows }: PlacedLane, whole: Span): number => {
  const next = lane.bars.find((_, other) => other > position && rows[other] === rows[position]);
  const blocks = lane.blocks.filter(
    ({ kind, end }) => (kind === 'constraint' || kind === 'beside') && end > bar.end,
  );
  const starts = blocks.map(({ start }) => Math.max(start, bar.end));
  return Math.min(next?.start ?? whole.end, whole.end, ...starts);
};

/** Finds the place of each name in or beside its bar; pixels per day given. */
export const placeNames = (placed: PlacedLane, whole: Span, scale: number): readonly NamePlace[] => {
  const pixels = (ticks: number) => (ticks / ticksInDay) * scale;
  return placed.lane.bars.map((bar, position) => {
    const behind = freeUntil(position, bar, placed, whole) - bar.end;
    const room = { inside: pixels(bar.end - bar.start), behind: pixels(behind) };
    return placeName(bar.title, room, writing[placed.look]);
  });
};
