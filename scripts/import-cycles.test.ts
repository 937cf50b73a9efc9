import { expect, it } from 'vitest';
import { findImportCycle } from '../web/refuse-import-cycles.ts';

it('files of the page that need each other are found, however far around', () => {
  const oneWay = new Map([
    ['page', ['shared', 'ui']],
    ['shared', ['ui']],
    ['ui', []],
  ]);
  expect(findImportCycle(oneWay)).toBeNull();
  expect(findImportCycle(new Map([...oneWay, ['ui', ['page']]]))).toEqual(['page', 'shared', 'ui', 'page']);
});
