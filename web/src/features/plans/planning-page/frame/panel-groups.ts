import type { IconName } from '#ui/icon.tsx';
import type { PanelGroup, RoomPanel } from './room-model.ts';

/** Groups with a name of their own; the others go by their first panel. */
export const groupIcons: Readonly<Partial<Record<PanelGroup, IconName>>> = {
  overview: 'list',
  history: 'clock',
};

/** A button of the rail, and the panels behind it. */
export type RailEntry = {
  readonly id: string;
  readonly group: PanelGroup | null;
  readonly panels: readonly [RoomPanel, ...RoomPanel[]];
};

export const railIdOf = ({ id, group }: RoomPanel): string => group ?? id;

/** In the order of the panels. */
export const railEntries = (panels: readonly RoomPanel[]): readonly RailEntry[] => {
  const entries = new Map<string, RailEntry>();
  for (const panel of panels) {
    const id = railIdOf(panel);
    const before = entries.get(id);
    entries.set(id, {
      id,
      group: panel.group ?? null,
      panels: before ? [...before.panels, panel] : [panel],
    });
  }
  return [...entries.values()];
};

/** The panels of one group; none for a panel without a group. */
export const groupOf = (panel: RoomPanel, panels: readonly RoomPanel[]): readonly RoomPanel[] => {
  if (panel.group === undefined) return [];
  const all = panels.filter(({ group }) => group === panel.group);
  return all.length > 1 ? all : [];
};
