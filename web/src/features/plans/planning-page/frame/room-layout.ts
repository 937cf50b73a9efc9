import type { Density } from '#features/plans/timeline/lanes.ts';

export const docks = ['list', 'beside', 'below'] as const;
export type Dock = (typeof docks)[number];

export type Sizes = {
  /** Rem: width of the side dock, height of the bottom dock. */
  readonly side: number;
  readonly below: number;
  /** Percent of the height above other panels; rem in its own column. */
  readonly share: number;
  readonly list: number;
};

export type RoomLayout = {
  /** Most recently opened last; small screens show only that one. */
  readonly open: readonly string[];
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

/** The mission panel temporarily covers the panel in its dock. */
const covers = 'mission';

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

export const openInAddress = ({ open }: RoomLayout): string => (open.length === 0 ? nothing : open.join(','));

export const openFromAddress = (
  text: string | undefined,
  ids: ReadonlySet<string>,
): readonly string[] | null => {
  if (text === undefined) return null;
  const asked = text.split(',').filter((id) => ids.has(id));
  return asked.length > 0 || text === nothing ? [...new Set(asked)] : null;
};
