import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { IconName } from '#ui/icon.tsx';
import type { TimelineHandle } from '#features/plans/timeline/timeline-handle.ts';
import type { Density } from '#features/plans/timeline/lanes.ts';
import type { Dock, DockOf, RoomLayout, Sizes } from './room-layout.ts';

type PanelWords = {
  /** On the rail. */
  readonly name: string;
  /** At the head of the open panel, where that says more. */
  readonly title?: string;
  readonly badge?: ReactNode;
};

/** Panels behind one button of the rail, named by their common purpose. */
export type PanelGroup = 'place' | 'overview' | 'history';

/** Something that opens beside or below the timeline. Each has a file of its own in `panels`. */
export type RoomPanel = {
  /** In the address, and in what is remembered of the room. */
  readonly id: string;
  readonly icon: IconName;
  readonly dock: Dock;
  /** Panels that stand behind one button of the rail; the open one has a tab for each of the others. */
  readonly group?: PanelGroup;
  readonly headingId?: string;
  /** It holds what somebody is writing: once opened it stays, out of sight, when it is closed. */
  readonly keeps?: boolean;
  /** A what-if has nothing to show in it. */
  readonly ofPlansOnly?: boolean;
  /** Not everybody who looks at plans may look at it. */
  readonly isFor?: (reader: Actor) => boolean;
  /** Says its words to whoever shows them. */
  readonly Words: ComponentType<{ readonly children: (words: PanelWords) => ReactNode }>;
  readonly Content: ComponentType;
};

export type Room = {
  readonly panels: readonly RoomPanel[];
  readonly layout: RoomLayout;
  readonly dockOf: DockOf;
  /** Opens a panel, or closes it where it is shown already. */
  readonly toggle: (id: string) => void;
  readonly show: (id: string) => void;
  readonly close: (id: string) => void;
  readonly put: (id: string, dock: Dock) => void;
  readonly resize: (side: keyof Sizes, value: number) => void;
  readonly setDensity: (density: Density) => void;
  /** The chosen mission. */
  readonly openId: number | null;
  readonly openMission: (id: number | null, byKey?: boolean) => void;
  /** Opened by key: a keyboard goes on in its panel. */
  readonly byKey: boolean;
  /** The dialog that gives a mission its date. */
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

/** Panels that a feature above adds to those of the plans themselves. */
export const FurtherPanels = createContext<readonly RoomPanel[]>([]);
