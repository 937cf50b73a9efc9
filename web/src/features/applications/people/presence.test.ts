import { expect, it } from 'vitest';
import { forgetSilent, hear, nobody } from './presence.ts';

const luc = { user_id: 7, name: 'Luc Hébert', section: 'scheduling' };

it('knows who is here, and where', () => {
  const first = hear(nobody, luc, 0);
  expect([...first.values()]).toEqual([{ userId: 7, name: 'Luc Hébert', section: 'scheduling', heardAt: 0 }]);
  expect(hear(first, { ...luc, section: 'funding' }, 5).get(7)?.section).toBe('funding');
});

it('forgets who says goodbye, and who falls silent', () => {
  const here = hear(nobody, luc, 0);
  expect(hear(here, { ...luc, section: null }, 1).size).toBe(0);
  expect(forgetSilent(here, 50_000)).toBe(here);
  expect(forgetSilent(here, 50_001).size).toBe(0);
});
