/** Eight colours distinguishable with colour blindness; further types are grey. */
const hues = [
  '#0a4a9e',
  '#e69f00',
  '#007a61',
  '#8ecbf2',
  '#8a2f7c',
  '#f4e66a',
  '#d55e00',
  '#5b3a1e',
] as const;
export const defaultStationColour = hues[0];
export const otherTypesColour = '#6b7680';

const nameOf = (type: string | null): string => (type ?? '').trim().toLowerCase();

export type TypeColour = { readonly type: string | null; readonly count: number; readonly colour: string };

export const assignTypeColours = (
  rows: readonly { readonly type: string | null }[],
): readonly TypeColour[] => {
  const counts = new Map<string, { type: string | null; count: number }>();
  for (const { type } of rows) {
    const known = counts.get(nameOf(type));
    counts.set(nameOf(type), { type: known?.type ?? type, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .toSorted((a, b) => b.count - a.count)
    .map((one, index) => ({ ...one, colour: hues[index] ?? otherTypesColour }));
};

export const colourOfType = (colours: readonly TypeColour[], type: string | null): string =>
  colours.find((one) => nameOf(one.type) === nameOf(type))?.colour ?? otherTypesColour;
