import { createContext, useContext, useMemo, useState } from 'react';
import { useSearchText, useSetSearch } from '#lib/navigation.ts';
import type { Baseline } from '../baselines/use-baseline.ts';
import type { MissionColours } from './use-mission-colours.ts';
import { type TimelineView, timelineViewFromUrl, timelineViewToUrl } from './timeline-view.ts';

export type TimelineViewControls = {
  readonly view: TimelineView;
  readonly change: (changes: Partial<TimelineView>) => void;
};

export const useTimelineViewControls = (): TimelineViewControls => {
  const asked = {
    colour: useSearchText('colour'),
    group: useSearchText('group'),
    sort: useSearchText('sort'),
    layers: useSearchText('layers'),
    weekly: useSearchText('weekly'),
    find: useSearchText('find'),
    agencies: useSearchText('agencies'),
    statuses: useSearchText('statuses'),
    baseline: useSearchText('baseline'),
  };
  const setSearch = useSetSearch();
  const [view, setView] = useState(() => timelineViewFromUrl(asked));
  return useMemo(
    () => ({
      view,
      change: (changes) => {
        const next = { ...view, ...changes };
        setView(next);
        setSearch({ ...timelineViewToUrl(next) });
      },
    }),
    [view, setSearch],
  );
};

type Looked = TimelineViewControls & {
  readonly categories: MissionColours;
  readonly baseline: Baseline | null;
};

export const TimelineViewContext = createContext<Looked | null>(null);

export const useTimelineView = (): Looked => {
  const choice = useContext(TimelineViewContext);
  if (!choice) throw new Error('a view is asked for outside of the room');
  return choice;
};
