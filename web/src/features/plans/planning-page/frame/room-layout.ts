import type { Density } from '#features/plans/timeline/lanes.ts';

/** Where a panel stands: what waits for a date by itself, everything else beside or below the timeline. */
export const docks = ['list', 'beside', 'below'] as const;
export type Dock = (typeof docks)[number];

export type Sizes = {
  /** Rem: the width of what stands beside, the height of what stands below. */
  readonly side: number;
  readonly below: number;
  /** Percent of the height for the list where it stands above other panels; rem where it has a column of its own. */
  readonly share: number;
  readonly list: number;
};

export type RoomLayout = {
  /** Open panels, the one opened last at the end: a small screen shows that one alone. */
  readonly open: readonly string[];
  /** Panels that somebody has put elsewhere than where they stand by themselves. */
  readonly placed: Readonly<Partial<Record<string, Dock>>>;
  readonly sizes: Sizes;
  readonly density: Density;
};

export const sizeLimits = {
  side: { least: 16, most: 48, usual: 22 },
  below: { least: 8, most: 40, usual: 18 },
  share: { least: 15, most: 85, usual: 42 },
  list: { least: 12, most: 32, usual: 18 },
} as const satisfies Record<keyof Sizes, { least: number; most: number; usual: number }>;

export const usualSizes: Sizes = {
  side: sizeLimits.side.usual,
  below: sizeLimits.below.usual,
  share: sizeLimits.share.usual,
  list: sizeLimits.list.usual,
};

export type DockOf = (id: string) => Dock;

/** The chosen mission covers what was open in its place, and gives it back. */
const covers = 'mission';

/** The panel that a dock shows: the one opened last. */
export const shownIn = (dock: Dock, { open }: RoomLayout, dockOf: DockOf): string | null =>
  open.findLast((id) => dockOf(id) === dock) ?? null;

export const isShown = (id: string, layout: RoomLayout, dockOf: DockOf): boolean =>
  shownIn(dockOf(id), layout, dockOf) === id;

export const opened = (layout: RoomLayout, id: string, dockOf: DockOf): RoomLayout => {
  const stays = (other: string) => other !== id && (id === covers || dockOf(other) !== dockOf(id));
  return { ...layout, open: [...layout.open.filter(stays), id] };
};

export const closed = (layout: RoomLayout, id: string): RoomLayout => ({
  ...layout,
  open: layout.open.filter((other) => other !== id),
});

/** Put beside or below; what was open there gives way. */
export const placedIn = (layout: RoomLayout, id: string, dock: Dock, dockOf: DockOf): RoomLayout =>
  opened({ ...layout, placed: { ...layout.placed, [id]: dock } }, id, (other) =>
    other === id ? dock : dockOf(other),
  );

export const resized = (layout: RoomLayout, side: keyof Sizes, value: number): RoomLayout => {
  const { least, most } = sizeLimits[side];
  const size = Math.round(Math.min(most, Math.max(least, value)) * 10) / 10;
  return { ...layout, sizes: { ...layout.sizes, [side]: size } };
};

const nothing = 'none';

/** Open panels as the address has them. */
export const openInAddress = ({ open }: RoomLayout): string => (open.length === 0 ? nothing : open.join(','));

/** As an address asks, as far as there are such panels; null where it asks for nothing. */
export const openFromAddress = (
  text: string | undefined,
  ids: ReadonlySet<string>,
): readonly string[] | null => {
  if (text === undefined) return null;
  const asked = text.split(',').filter((id) => ids.has(id));
  return asked.length > 0 || text === nothing ? [...new Set(asked)] : null;
};
