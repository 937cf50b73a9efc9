import { expect, it } from 'vitest';
import { removeStalePresences, receivePresence, isPageAttended, noPresences } from './presence.ts';

const luc = { user_id: 7, name: 'Luc Hébert', section: 'scheduling' };

it('knows who is here, and where', () => {
  const first = receivePresence(noPresences, luc, 0);
  expect([...first.values()]).toEqual([{ userId: 7, name: 'Luc Hébert', section: 'scheduling', heardAt: 0 }]);
  expect(receivePresence(first, { ...luc, section: 'funding' }, 5).get(7)?.section).toBe('funding');
});

it('forgets who says goodbye, and who falls silent', () => {
  const here = receivePresence(noPresences, luc, 0);
  expect(receivePresence(here, { ...luc, section: null }, 1).size).toBe(0);
  expect(removeStalePresences(here, 50_000)).toBe(here);
  expect(removeStalePresences(here, 50_001).size).toBe(0);
});

it('takes a page that nobody has touched for five minutes as left', () => {
  const minute = 60_000;
  expect(isPageAttended(minute, 6 * minute)).toBe(true);
  expect(isPageAttended(minute, 6 * minute + 1)).toBe(false);
});
