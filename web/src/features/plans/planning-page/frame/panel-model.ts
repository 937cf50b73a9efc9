import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { IconName } from '#ui/icon.tsx';
import type { TimelineHandle } from '#features/plans/timeline/timeline-handle.ts';
import type { SelectableDensity } from '#features/plans/timeline/lanes.ts';
import type { PanelDock, DockLookup, PanelLayout, DockSizes } from './panel-layout.ts';

type PanelWords = {
  readonly name: string;
  readonly title?: string;
  readonly badge?: ReactNode;
};

export type PanelGroup = 'place' | 'overview' | 'history';

export type Panel = {
  readonly id: string;
  readonly icon: IconName;
  readonly dock: PanelDock;
  readonly group?: PanelGroup;
  readonly headingId?: string;
  /** True for panels that stay mounted when closed, because they hold text being written. */
  readonly keeps?: boolean;
  readonly ofPlansOnly?: boolean;
  readonly isFor?: (reader: Actor) => boolean;
  readonly Words: ComponentType<{ readonly children: (words: PanelWords) => ReactNode }>;
  readonly Content: ComponentType;
};

export type PanelModel = {
  readonly panels: readonly Panel[];
  readonly layout: PanelLayout;
  readonly dockOf: DockLookup;
  readonly toggle: (id: string) => void;
  readonly show: (id: string) => void;
  readonly close: (id: string) => void;
  readonly put: (id: string, dock: PanelDock) => void;
  readonly resize: (side: keyof DockSizes, value: number) => void;
  readonly setDensity: (density: SelectableDensity) => void;
  readonly openId: number | null;
  readonly openMission: (id: number | null, byKey?: boolean) => void;
  readonly byKey: boolean;
  readonly place: (id: number) => void;
  readonly carry: (id: number | null) => void;
  readonly drop: (id: number, tick: number, planId: number) => void;
  readonly handle: TimelineHandle;
};

export const PanelContext = createContext<PanelModel | null>(null);

export const usePanelModel = (): PanelModel => {
  const room = useContext(PanelContext);
  if (!room) throw new Error('a panel stands outside of the room');
  return room;
};

export const FeaturePanelsContext = createContext<readonly Panel[]>([]);
