import { beforeEach, expect, it } from 'vitest';
import { dismissNotice, wasNoticeDismissed } from './notice-dismissal.ts';

beforeEach(() => sessionStorage.clear());

it('what was dealt with is not told again until another text is back', () => {
  const back = { responsible_manager_name: 'J. Doe (acting)' };
  expect(wasNoticeDismissed(41, back)).toBe(false);
  dismissNotice(41, back);
  expect(wasNoticeDismissed(41, back)).toBe(true);
  expect(wasNoticeDismissed(42, back)).toBe(false);
  expect(wasNoticeDismissed(41, { responsible_manager_name: 'J. Doe (gone)' })).toBe(false);
  expect(sessionStorage.getItem('shiptime.restored.41')).not.toContain('Doe');
});
