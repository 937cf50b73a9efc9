import type { Hue } from '../timeline/lanes.ts';

export type ColourCategory = {
  readonly key: string;
  readonly label: string;
  readonly hue: Hue;
  readonly count: number;
};

const most = 8;
const rest = 8;

/** One hue per category; beyond eight, the rarest share the last. */
export const assignHues = (
  kinds: readonly { readonly key: string; readonly label: string }[],
  restLabel: string,
): ReadonlyMap<string, ColourCategory> => {
  const counted = new Map<string, { label: string; count: number }>();
  for (const { key, label } of kinds) {
    const found = counted.get(key);
    counted.set(key, { label, count: (found?.count ?? 0) + 1 });
  }
  const often = [...counted].toSorted(([, a], [, b]) => b.count - a.count || a.label.localeCompare(b.label));
  const own = often.length <= most ? often.length : most - 1;
  const named = often.slice(0, own).toSorted(([, a], [, b]) => a.label.localeCompare(b.label));
  const sorted = [...named, ...often.slice(own)];
  const restCount = sorted.slice(own).reduce((sum, [, { count }]) => sum + count, 0);
  return new Map(
    sorted.map(([key, { label, count }], index) =>
      index < own
        ? [key, { key, label, hue: (index + 1) as Hue, count }]
        : [key, { key: 'rest', label: restLabel, hue: rest as Hue, count: restCount }],
    ),
  );
};

export const legendCategories = (
  categories: ReadonlyMap<string, ColourCategory>,
): readonly ColourCategory[] =>
  [...new Map([...categories.values()].map((each) => [each.key, each])).values()].toSorted((a, b) =>
    String(a.hue).localeCompare(String(b.hue)),
  );
