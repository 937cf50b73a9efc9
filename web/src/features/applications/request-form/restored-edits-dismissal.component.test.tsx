import { beforeEach, expect, it } from 'vitest';
import { dismissRestoredEditsNotice, wasRestoredEditsNoticeDismissed } from './restored-edits-dismissal.ts';

beforeEach(() => sessionStorage.clear());

it('what was dealt with is not told again until another text is back', () => {
  const back = { responsible_manager_name: 'J. Doe (acting)' };
  expect(wasRestoredEditsNoticeDismissed(41, back)).toBe(false);
  dismissRestoredEditsNotice(41, back);
  expect(wasRestoredEditsNoticeDismissed(41, back)).toBe(true);
  expect(wasRestoredEditsNoticeDismissed(42, back)).toBe(false);
  expect(wasRestoredEditsNoticeDismissed(41, { responsible_manager_name: 'J. Doe (gone)' })).toBe(false);
  expect(sessionStorage.getItem('shiptime.restored.41')).not.toContain('Doe');
});
