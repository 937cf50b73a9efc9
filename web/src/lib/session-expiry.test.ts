import { describe, expect, it } from 'vitest';
import { sessionExpiryAt } from './session-expiry.ts';

const minute = 60_000;
const start = Date.parse('2027-01-11T09:00:00Z');
const expires = start + 12 * 60 * minute;
const idle = 60 * minute;
const at = (minutes: number, contact: number) =>
  sessionExpiryAt(start + minutes * minute, expires, start + contact * minute, idle);

describe('the end of a session', () => {
  it('is not spoken of while there is time', () => {
    expect(at(57, 0)).toEqual({ phase: 'fine' });
    expect(at(300, 290)).toEqual({ phase: 'fine' });
  });

  it('is announced two minutes before the idle time is over, and can be put off', () => {
    expect(at(58, 0)).toEqual({ phase: 'ending', secondsLeft: 120, extendable: true });
    expect(at(59.5, 0)).toEqual({ phase: 'ending', secondsLeft: 30, extendable: true });
    expect(at(60, 2)).toEqual({ phase: 'ending', secondsLeft: 120, extendable: true });
  });

  it('comes when nothing was heard for the whole idle time', () => {
    expect(at(60, 0)).toEqual({ phase: 'ended' });
  });

  it('cannot be put off beyond the full length', () => {
    expect(at(12 * 60 - 1, 12 * 60 - 1)).toEqual({ phase: 'ending', secondsLeft: 60, extendable: false });
    expect(at(12 * 60, 12 * 60)).toEqual({ phase: 'ended' });
  });
});
