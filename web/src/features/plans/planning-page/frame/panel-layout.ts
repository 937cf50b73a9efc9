import type { SelectableDensity } from '#features/plans/timeline/lanes.ts';

export const panelDocks = ['list', 'beside', 'below'] as const;
export type PanelDock = (typeof panelDocks)[number];

export type DockSizes = {
  /** Sizes in rem. `side`: width of the side dock; `below`: height of the bottom dock. */
  readonly side: number;
  readonly below: number;
  /**
   * Size of the list dock. `share`: percent of the height above other panels; `list`: rem in its own column.
   */
  readonly share: number;
  readonly list: number;
};

export type PanelLayout = {
  readonly open: readonly string[];
  readonly placed: Readonly<Partial<Record<string, PanelDock>>>;
  readonly sizes: DockSizes;
  readonly density: SelectableDensity;
};

export const sizeLimits = {
  side: { least: 16, most: 48, usual: 22 },
  below: { least: 8, most: 40, usual: 18 },
  share: { least: 15, most: 85, usual: 42 },
  list: { least: 12, most: 32, usual: 18 },
} as const satisfies Record<keyof DockSizes, { least: number; most: number; usual: number }>;

export const defaultDockSizes: DockSizes = {
  side: sizeLimits.side.usual,
  below: sizeLimits.below.usual,
  share: sizeLimits.share.usual,
  list: sizeLimits.list.usual,
};

export type DockLookup = (id: string) => PanelDock;

/** The mission panel temporarily covers the panel in its dock. */
const covers = 'mission';

export const panelShownIn = (dock: PanelDock, { open }: PanelLayout, dockOf: DockLookup): string | null =>
  open.findLast((id) => dockOf(id) === dock) ?? null;

export const isPanelShown = (id: string, layout: PanelLayout, dockOf: DockLookup): boolean =>
  panelShownIn(dockOf(id), layout, dockOf) === id;

export const openPanel = (layout: PanelLayout, id: string, dockOf: DockLookup): PanelLayout => {
  const stays = (other: string) => other !== id && (id === covers || dockOf(other) !== dockOf(id));
  return { ...layout, open: [...layout.open.filter(stays), id] };
};

export const closePanel = (layout: PanelLayout, id: string): PanelLayout => ({
  ...layout,
  open: layout.open.filter((other) => other !== id),
});

export const movePanel = (
  layout: PanelLayout,
  id: string,
  dock: PanelDock,
  dockOf: DockLookup,
): PanelLayout =>
  openPanel({ ...layout, placed: { ...layout.placed, [id]: dock } }, id, (other) =>
    other === id ? dock : dockOf(other),
  );

export const resizeDock = (layout: PanelLayout, side: keyof DockSizes, value: number): PanelLayout => {
  const { least, most } = sizeLimits[side];
  const size = Math.round(Math.min(most, Math.max(least, value)) * 10) / 10;
  return { ...layout, sizes: { ...layout.sizes, [side]: size } };
};

const nothing = 'none';

export const panelsToUrl = ({ open }: PanelLayout): string => (open.length === 0 ? nothing : open.join(','));

export const panelsFromUrl = (
  text: string | undefined,
  ids: ReadonlySet<string>,
): readonly string[] | null => {
  if (text === undefined) return null;
  const asked = text.split(',').filter((id) => ids.has(id));
  return asked.length > 0 || text === nothing ? [...new Set(asked)] : null;
};
