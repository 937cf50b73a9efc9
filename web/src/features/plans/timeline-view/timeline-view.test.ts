import { expect, it } from 'vitest';
import { matchesView, type TimelineLayer, viewFromUrl, viewToUrl } from './timeline-view.ts';

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
  const usual = viewFromUrl(nothing);
  expect(usual).toMatchObject({ colour: 'one', group: 'none', sort: 'name', weekly: false, find: '' });
  expect(viewToUrl(usual)).toEqual(nothing);
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
  expect(viewFromUrl(viewToUrl(own))).toEqual(own);
  expect(viewFromUrl(viewToUrl({ ...usual, layers: new Set() })).layers.size).toBe(0);
  expect(viewFromUrl({ ...nothing, colour: 'taste' }).colour).toBe('one');
});

it('missions of other agencies and statuses, and those without an application, are not what is filtered for', () => {
  const filter = { agencies: new Set([3, 5]), statuses: new Set([4]) };
  expect(matchesView(filter, { agency_id: 5, status_id: 4 })).toBe(true);
  expect(matchesView(filter, { agency_id: 5, status_id: 6 })).toBe(false);
  expect(matchesView(filter, { agency_id: null, status_id: 4 })).toBe(false);
  expect(matchesView(filter, null)).toBe(false);
  expect(matchesView({ agencies: new Set(), statuses: new Set() }, null)).toBe(true);
});
