import { useCallback, useMemo, useState } from 'react';
import { useSearchNumber, useSearchText, useSetSearch } from '#lib/navigation.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { useNarrow } from '#lib/use-narrow.ts';
import { rememberedLayout, rememberLayout } from './remembered.ts';
import {
  closed,
  type Dock,
  type DockOf,
  isShown,
  openFromAddress,
  openInAddress,
  opened,
  placedIn,
  resized,
  type RoomLayout,
  type Sizes,
  usualSizes,
} from './room-layout.ts';
import type { Density } from '#features/plans/timeline/lanes.ts';
import type { RoomPanel } from './room-model.ts';

const mission = 'mission';
/** Pixels; same breakpoint as room.module.css. */
const small = 1001;

const firstLayout: RoomLayout = { open: [], placed: {}, sizes: usualSizes, density: 'comfortable' };

const useDockOf = (own: ReadonlyMap<string, Dock>, placed: RoomLayout['placed']): DockOf => {
  const isSmall = useNarrow(small);
  return useCallback(
    (id) => {
      // Small screens show one panel at a time.
      if (isSmall) return 'below';
      const where = placed[id];
      return where === 'beside' || where === 'below' ? where : (own.get(id) ?? 'beside');
    },
    [placed, own, isSmall],
  );
};

/** Layout from the address, else as stored for this person. */
export const useRoomLayout = (panels: readonly RoomPanel[]) => {
  const { id: userId } = useSignedInUser();
  const asked = useSearchText('tab');
  const openId = useSearchNumber('mission') ?? null;
  const setSearch = useSetSearch();
  const [kept, setKept] = useState(() => rememberedLayout(userId) ?? firstLayout);
  const own = useMemo(() => new Map(panels.map(({ id, dock }) => [id, dock])), [panels]);
  const ids = useMemo(() => new Set(own.keys()), [own]);
  const dockOf = useDockOf(own, kept.placed);
  const layout = useMemo<RoomLayout>(() => {
    const fromAddress = openFromAddress(asked, ids);
    const open = (fromAddress ?? kept.open).filter(
      (id) => ids.has(id) && (id !== mission || openId !== null),
    );
    const now = { ...kept, open };
    return fromAddress === null && openId !== null ? opened(now, mission, dockOf) : now;
  }, [asked, ids, kept, openId, dockOf]);
  const set = useCallback(
    (next: RoomLayout, search: Readonly<Record<string, number | undefined>> = {}) => {
      setKept(next);
      rememberLayout(userId, next);
      setSearch({ tab: openInAddress(next), ...search });
    },
    [userId, setSearch],
  );
  const close = useCallback(
    (id: string) => set(closed(layout, id), id === mission ? { mission: undefined } : {}),
    [layout, set],
  );
  return {
    layout,
    dockOf,
    openId,
    close,
    toggle: useCallback(
      (id: string) => (isShown(id, layout, dockOf) ? close(id) : set(opened(layout, id, dockOf))),
      [layout, dockOf, close, set],
    ),
    show: useCallback((id: string) => set(opened(layout, id, dockOf)), [layout, dockOf, set]),
    put: useCallback(
      (id: string, dock: Dock) => set(placedIn(layout, id, dock, dockOf)),
      [layout, dockOf, set],
    ),
    resize: useCallback(
      (side: keyof Sizes, value: number) => set(resized(layout, side, value)),
      [layout, set],
    ),
    setDensity: useCallback((density: Density) => set({ ...layout, density }), [layout, set]),
    openMission: useCallback(
      (id: number | null) =>
        set(id === null ? closed(layout, mission) : opened(layout, mission, dockOf), {
          mission: id ?? undefined,
        }),
      [layout, dockOf, set],
    ),
  };
};
