import { expect, it } from 'vitest';
import { chooseComparedPair } from './compared-pair.ts';

const nothing = { from: undefined, to: undefined };

it('there is something to compare as soon as there are two versions', () => {
  expect(chooseComparedPair([1], nothing)).toBeNull();
  expect(chooseComparedPair([2, 1], nothing)).toMatchObject({ from: 1, to: 2 });
  expect(chooseComparedPair([3, 2, 1], nothing)).toMatchObject({ from: 2, to: 3 });
});

it('the later of two versions never comes first', () => {
  expect(chooseComparedPair([3, 2, 1], { from: 2, to: 1 })).toEqual({
    from: 2,
    to: 3,
    earlier: [1, 2],
    later: [3],
  });
  expect(chooseComparedPair([3, 2, 1], { from: 1, to: 2 })).toEqual({
    from: 1,
    to: 2,
    earlier: [1, 2],
    later: [2, 3],
  });
});
