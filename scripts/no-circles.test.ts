import { expect, it } from 'vitest';
import { circleIn } from '../web/no-circles.ts';

it('files of the page that need each other are found, however far around', () => {
  const oneWay = new Map([
    ['page', ['shared', 'ui']],
    ['shared', ['ui']],
    ['ui', []],
  ]);
  expect(circleIn(oneWay)).toBeNull();
  expect(circleIn(new Map([...oneWay, ['ui', ['page']]]))).toEqual(['page', 'shared', 'ui', 'page']);
});
