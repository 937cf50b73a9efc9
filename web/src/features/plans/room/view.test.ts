import { expect, it } from 'vitest';
import { type Layer, viewFromAddress, viewInAddress } from './view.ts';

const nothing = {
  colour: undefined,
  group: undefined,
  sort: undefined,
  layers: undefined,
  weekly: undefined,
  find: undefined,
};

it('a view stands in the address, and one as usual does not', () => {
  const usual = viewFromAddress(nothing);
  expect(usual).toMatchObject({ colour: 'one', group: 'none', sort: 'name', weekly: false, find: '' });
  expect(viewInAddress(usual)).toEqual(nothing);
  const own = {
    ...usual,
    colour: 'agency',
    group: 'region',
    layers: new Set<Layer>(['wanted']),
    find: 'crab',
  } as const;
  expect(viewFromAddress(viewInAddress(own))).toEqual(own);
  expect(viewFromAddress(viewInAddress({ ...usual, layers: new Set() })).layers.size).toBe(0);
  expect(viewFromAddress({ ...nothing, colour: 'taste' }).colour).toBe('one');
});
