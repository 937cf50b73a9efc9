export const colourModes = [
  'one',
  'status',
  'level',
  'agency',
  'region',
  'project_type',
  'conflict',
] as const;
export type ColourMode = (typeof colourModes)[number];

export const laneGroupings = ['none', 'region', 'class', 'coordinator'] as const;
export type LaneGrouping = (typeof laneGroupings)[number];

export const laneOrders = ['name', 'free', 'conflicts'] as const;
export type LaneOrder = (typeof laneOrders)[number];

export const timelineLayers = ['load', 'wanted'] as const;
export type TimelineLayer = (typeof timelineLayers)[number];

export type TimelineView = {
  readonly colour: ColourMode;
  readonly group: LaneGrouping;
  readonly sort: LaneOrder;
  readonly layers: ReadonlySet<TimelineLayer>;
  readonly weekly: boolean;
  readonly find: string;
  /** Chosen agencies and statuses, empty for all; other missions are dimmed. */
  readonly agencies: ReadonlySet<number>;
  readonly statuses: ReadonlySet<number>;
  readonly baseline: string;
};

const one = <T extends string>(all: readonly T[], text: string | undefined): T =>
  all.find((each) => each === text) ?? all[0]!;

type Parameter =
  | 'colour'
  | 'group'
  | 'sort'
  | 'layers'
  | 'weekly'
  | 'find'
  | 'agencies'
  | 'statuses'
  | 'baseline';
type Asked = Readonly<Record<Parameter, string | undefined>>;

const idsFrom = (text: string | undefined): ReadonlySet<number> =>
  new Set(
    (text ?? '')
      .split(',')
      .map(Number)
      .filter((id) => id > 0),
  );

const idsInAddress = (ids: ReadonlySet<number>): string | undefined =>
  ids.size === 0 ? undefined : [...ids].join(',');

const usualLayers: readonly TimelineLayer[] = ['load'];

export const timelineViewFromUrl = (asked: Asked): TimelineView => ({
  colour: one(colourModes, asked.colour),
  group: one(laneGroupings, asked.group),
  sort: one(laneOrders, asked.sort),
  layers: new Set(
    asked.layers === undefined
      ? usualLayers
      : timelineLayers.filter((each) => asked.layers?.split(',').includes(each)),
  ),
  weekly: asked.weekly === '1',
  find: asked.find ?? '',
  agencies: idsFrom(asked.agencies),
  statuses: idsFrom(asked.statuses),
  baseline: asked.baseline ?? '',
});

export const timelineViewToUrl = (view: TimelineView): Asked => {
  const shown = timelineLayers.filter((each) => view.layers.has(each)).join(',') || 'none';
  return {
    colour: view.colour === 'one' ? undefined : view.colour,
    group: view.group === 'none' ? undefined : view.group,
    sort: view.sort === 'name' ? undefined : view.sort,
    layers: shown === usualLayers.join(',') ? undefined : shown,
    weekly: view.weekly ? '1' : undefined,
    find: view.find || undefined,
    agencies: idsInAddress(view.agencies),
    statuses: idsInAddress(view.statuses),
    baseline: view.baseline || undefined,
  };
};

type AskedOf = { readonly agency_id: number | null; readonly status_id: number } | null | undefined;

export const matchesTimelineFilter = (
  { agencies, statuses }: Pick<TimelineView, 'agencies' | 'statuses'>,
  asked: AskedOf,
): boolean =>
  (agencies.size === 0 || agencies.has(asked?.agency_id ?? 0)) &&
  (statuses.size === 0 || statuses.has(asked?.status_id ?? 0));

export const noTimelineFilter = { agencies: new Set<number>(), statuses: new Set<number>() } as const;
