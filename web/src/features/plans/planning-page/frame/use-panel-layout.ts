import { useCallback, useMemo, useState } from 'react';
import { useSearchNumber, useSearchText, useSetSearch } from '#lib/navigation.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { useIsNarrow } from '#lib/use-is-narrow.ts';
import {
  closePanel,
  type PanelDock,
  type DockLookup,
  isPanelShown,
  panelsFromUrl,
  panelsToUrl,
  openPanel,
  movePanel,
  resizeDock,
  type PanelLayout,
  type DockSizes,
  defaultDockSizes,
  sizeLimits,
} from './panel-layout.ts';
import type { SelectableDensity } from '#features/plans/timeline/lanes.ts';
import type { Panel } from './panel-model.ts';

const keyOf = (userId: number): string => `shiptime.room.${userId}`;

const numbers = (found: unknown): DockSizes => {
  const given = typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  const one = (side: keyof DockSizes): number => {
    const value = given[side];
    const { least, most, usual } = sizeLimits[side];
    return typeof value === 'number' && value >= least && value <= most ? value : usual;
  };
  return { side: one('side'), below: one('below'), share: one('share'), list: one('list') };
};

const readStoredLayout = (userId: number): PanelLayout | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { open, placed, sizes, density } = kept as Record<string, unknown>;
    return {
      open: Array.isArray(open) ? open.filter((id) => typeof id === 'string') : [],
      placed: typeof placed === 'object' && placed !== null ? (placed as PanelLayout['placed']) : {},
      sizes: sizes === undefined ? defaultDockSizes : numbers(sizes),
      density: density === 'compact' ? 'compact' : 'comfortable',
    };
  } catch {
    return null;
  }
};

const storeLayout = (userId: number, layout: PanelLayout): void => {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(layout));
  } catch {
    // Storage may be full or blocked.
  }
};

const mission = 'mission';
/** Breakpoint in pixels, as in room.module.css. */
const small = 1001;

const firstLayout: PanelLayout = { open: [], placed: {}, sizes: defaultDockSizes, density: 'comfortable' };

const useDockOf = (own: ReadonlyMap<string, PanelDock>, placed: PanelLayout['placed']): DockLookup => {
  const isSmall = useIsNarrow(small);
  return useCallback(
    (id) => {
      if (isSmall) return 'below';
      const where = placed[id];
      return where === 'beside' || where === 'below' ? where : (own.get(id) ?? 'beside');
    },
    [placed, own, isSmall],
  );
};

/** Layout from the URL, else as stored for this person. */
export const usePanelLayout = (panels: readonly Panel[]) => {
  const { id: userId } = useSignedInUser();
  const asked = useSearchText('tab');
  const openId = useSearchNumber('mission') ?? null;
  const setSearch = useSetSearch();
  const [kept, setKept] = useState(() => readStoredLayout(userId) ?? firstLayout);
  const own = useMemo(() => new Map(panels.map(({ id, dock }) => [id, dock])), [panels]);
  const ids = useMemo(() => new Set(own.keys()), [own]);
  const dockOf = useDockOf(own, kept.placed);
  const layout = useMemo<PanelLayout>(() => {
    const fromAddress = panelsFromUrl(asked, ids);
    const open = (fromAddress ?? kept.open).filter(
      (id) => ids.has(id) && (id !== mission || openId !== null),
    );
    const now = { ...kept, open };
    return fromAddress === null && openId !== null ? openPanel(now, mission, dockOf) : now;
  }, [asked, ids, kept, openId, dockOf]);
  const set = useCallback(
    (next: PanelLayout, search: Readonly<Record<string, number | undefined>> = {}) => {
      setKept(next);
      storeLayout(userId, next);
      setSearch({ tab: panelsToUrl(next), ...search });
    },
    [userId, setSearch],
  );
  const close = useCallback(
    (id: string) => set(closePanel(layout, id), id === mission ? { mission: undefined } : {}),
    [layout, set],
  );
  return {
    layout,
    dockOf,
    openId,
    close,
    toggle: useCallback(
      (id: string) => (isPanelShown(id, layout, dockOf) ? close(id) : set(openPanel(layout, id, dockOf))),
      [layout, dockOf, close, set],
    ),
    show: useCallback((id: string) => set(openPanel(layout, id, dockOf)), [layout, dockOf, set]),
    put: useCallback(
      (id: string, dock: PanelDock) => set(movePanel(layout, id, dock, dockOf)),
      [layout, dockOf, set],
    ),
    resize: useCallback(
      (side: keyof DockSizes, value: number) => set(resizeDock(layout, side, value)),
      [layout, set],
    ),
    setDensity: useCallback((density: SelectableDensity) => set({ ...layout, density }), [layout, set]),
    openMission: useCallback(
      (id: number | null) =>
        set(id === null ? closePanel(layout, mission) : openPanel(layout, mission, dockOf), {
          mission: id ?? undefined,
        }),
      [layout, dockOf, set],
    ),
  };
};
