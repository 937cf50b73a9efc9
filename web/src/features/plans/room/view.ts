/** How the plans are looked at; all of it stands in the address. */
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

export const groupings = ['none', 'region', 'class'] as const;
type Grouping = (typeof groupings)[number];

export const orders = ['name', 'free', 'conflicts'] as const;
export type Order = (typeof orders)[number];

/** What is drawn beside missions and constraints. */
export const layers = ['load', 'wanted'] as const;
export type Layer = (typeof layers)[number];

export type View = {
  readonly colour: ColourMode;
  readonly group: Grouping;
  readonly sort: Order;
  readonly layers: ReadonlySet<Layer>;
  /** The load by week instead of by month. */
  readonly weekly: boolean;
  /** Missions in whose words this is not found are pale. */
  readonly find: string;
};

const one = <T extends string>(all: readonly T[], text: string | undefined): T =>
  all.find((each) => each === text) ?? all[0]!;

type Asked = Readonly<Record<'colour' | 'group' | 'sort' | 'layers' | 'weekly' | 'find', string | undefined>>;

const usualLayers: readonly Layer[] = ['load'];

export const viewFromAddress = (asked: Asked): View => ({
  colour: one(colourModes, asked.colour),
  group: one(groupings, asked.group),
  sort: one(orders, asked.sort),
  layers: new Set(
    asked.layers === undefined
      ? usualLayers
      : layers.filter((each) => asked.layers?.split(',').includes(each)),
  ),
  weekly: asked.weekly === '1',
  find: asked.find ?? '',
});

/** Only what is not as usual. */
export const viewInAddress = (view: View): Asked => {
  const shown = layers.filter((each) => view.layers.has(each)).join(',') || 'none';
  return {
    colour: view.colour === 'one' ? undefined : view.colour,
    group: view.group === 'none' ? undefined : view.group,
    sort: view.sort === 'name' ? undefined : view.sort,
    layers: shown === usualLayers.join(',') ? undefined : shown,
    weekly: view.weekly ? '1' : undefined,
    find: view.find || undefined,
  };
};
