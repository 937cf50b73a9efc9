import type { IconName } from '#ui/icon.tsx';
import type { PanelGroup, Panel } from './panel-model.ts';

export const groupIcons: Readonly<Partial<Record<PanelGroup, IconName>>> = {
  overview: 'list',
  history: 'clock',
};

export type RailEntry = {
  readonly id: string;
  readonly group: PanelGroup | null;
  readonly panels: readonly [Panel, ...Panel[]];
};

export const railIdOf = ({ id, group }: Panel): string => group ?? id;

export const toRailEntries = (panels: readonly Panel[]): readonly RailEntry[] => {
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

export const panelsOfSameGroup = (panel: Panel, panels: readonly Panel[]): readonly Panel[] => {
  if (panel.group === undefined) return [];
  const all = panels.filter(({ group }) => group === panel.group);
  return all.length > 1 ? all : [];
};
