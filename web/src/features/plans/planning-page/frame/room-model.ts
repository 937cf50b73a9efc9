import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { IconName } from '#ui/icon.tsx';
import type { TimelineHandle } from '#features/plans/timeline/timeline-handle.ts';
import type { Density } from '#features/plans/timeline/lanes.ts';
import type { Dock, DockOf, RoomLayout, Sizes } from './room-layout.ts';

type PanelWords = {
  readonly name: string;
  readonly title?: string;
  readonly badge?: ReactNode;
};

export type PanelGroup = 'place' | 'overview' | 'history';

export type RoomPanel = {
  readonly id: string;
  readonly icon: IconName;
  readonly dock: Dock;
  readonly group?: PanelGroup;
  readonly headingId?: string;
  /** Stays mounted when closed, because it holds text being written. */
  readonly keeps?: boolean;
  readonly ofPlansOnly?: boolean;
  readonly isFor?: (reader: Actor) => boolean;
  readonly Words: ComponentType<{ readonly children: (words: PanelWords) => ReactNode }>;
  readonly Content: ComponentType;
};

export type Room = {
  readonly panels: readonly RoomPanel[];
  readonly layout: RoomLayout;
  readonly dockOf: DockOf;
  readonly toggle: (id: string) => void;
  readonly show: (id: string) => void;
  readonly close: (id: string) => void;
  readonly put: (id: string, dock: Dock) => void;
  readonly resize: (side: keyof Sizes, value: number) => void;
  readonly setDensity: (density: Density) => void;
  readonly openId: number | null;
  readonly openMission: (id: number | null, byKey?: boolean) => void;
  readonly byKey: boolean;
  readonly place: (id: number) => void;
  readonly carry: (id: number | null) => void;
  readonly drop: (id: number, tick: number, planId: number) => void;
  readonly handle: TimelineHandle;
};

export const RoomContext = createContext<Room | null>(null);

export const useRoom = (): Room => {
  const room = useContext(RoomContext);
  if (!room) throw new Error('a panel stands outside of the room');
  return room;
};

export const FurtherPanels = createContext<readonly RoomPanel[]>([]);
