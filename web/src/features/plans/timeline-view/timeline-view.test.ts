import { expect, it } from 'vitest';
import {
  matchesTimelineFilter,
  type TimelineLayer,
  timelineViewFromUrl,
  timelineViewToUrl,
} from './timeline-view.ts';

const nothing = {
  colour: undefined,
  group: undefined,
  sort: undefined,
  layers: undefined,
  weekly: undefined,
  find: undefined,
  agencies: undefined,
  statuses: undefined,
  baseline: undefined,
};

it('a view stands in the address, and one as usual does not', () => {
  const usual = timelineViewFromUrl(nothing);
  expect(usual).toMatchObject({ colour: 'one', group: 'none', sort: 'name', weekly: false, find: '' });
  expect(timelineViewToUrl(usual)).toEqual(nothing);
  const own = {
    ...usual,
    colour: 'agency',
    group: 'region',
    layers: new Set<TimelineLayer>(['wanted']),
    find: 'crab',
    agencies: new Set([3, 5]),
    statuses: new Set([4]),
    baseline: '21v3',
  } as const;
  expect(timelineViewFromUrl(timelineViewToUrl(own))).toEqual(own);
  expect(timelineViewFromUrl(timelineViewToUrl({ ...usual, layers: new Set() })).layers.size).toBe(0);
  expect(timelineViewFromUrl({ ...nothing, colour: 'taste' }).colour).toBe('one');
});

it('missions of other agencies and statuses, and those without an application, are not what is filtered for', () => {
  const filter = { agencies: new Set([3, 5]), statuses: new Set([4]) };
  expect(matchesTimelineFilter(filter, { agency_id: 5, status_id: 4 })).toBe(true);
  expect(matchesTimelineFilter(filter, { agency_id: 5, status_id: 6 })).toBe(false);
  expect(matchesTimelineFilter(filter, { agency_id: null, status_id: 4 })).toBe(false);
  expect(matchesTimelineFilter(filter, null)).toBe(false);
  expect(matchesTimelineFilter({ agencies: new Set(), statuses: new Set() }, null)).toBe(true);
});
