import { sizeLimits, type PanelLayout, type Sizes, defaultSizes } from './panel-layout.ts';

const keyOf = (userId: number): string => `shiptime.room.${userId}`;

const numbers = (found: unknown): Sizes => {
  const given = typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  const one = (side: keyof Sizes): number => {
    const value = given[side];
    const { least, most, usual } = sizeLimits[side];
    return typeof value === 'number' && value >= least && value <= most ? value : usual;
  };
  return { side: one('side'), below: one('below'), share: one('share'), list: one('list') };
};

export const readStoredLayout = (userId: number): PanelLayout | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { open, placed, sizes, density } = kept as Record<string, unknown>;
    return {
      open: Array.isArray(open) ? open.filter((id) => typeof id === 'string') : [],
      placed: typeof placed === 'object' && placed !== null ? (placed as PanelLayout['placed']) : {},
      sizes: sizes === undefined ? defaultSizes : numbers(sizes),
      density: density === 'compact' ? 'compact' : 'comfortable',
    };
  } catch {
    return null;
  }
};

export const storeLayout = (userId: number, layout: PanelLayout): void => {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(layout));
  } catch {
    // Storage may be full or forbidden.
  }
};
