import { describe, expect, it } from 'vitest';
import { nextBackupAt, findExpiredBackups } from './backup-rotation.ts';

const now = '2028-03-10T12:00:00.000Z';
const made = (id: number, madeAt: string, isProven = false) => ({ id, madeAt, isProven });
const removed = (backups: ReturnType<typeof made>[], days: number) =>
  findExpiredBackups(backups, now, days).map(({ id }) => id);

describe('pruning', () => {
  it('keeps all of the last 24 hours, and of each day before the newest', () => {
    const backups = [
      made(1, '2028-03-08T03:00:00.000Z'),
      made(2, '2028-03-08T15:00:00.000Z'),
      made(3, '2028-03-09T11:00:00.000Z'),
      made(4, '2028-03-09T15:00:00.000Z'),
      made(5, '2028-03-10T03:00:00.000Z'),
      made(6, '2028-03-10T09:00:00.000Z'),
    ];
    expect(removed(backups, 14)).toEqual([3, 1]);
  });

  it('keeps so many days, today counted', () => {
    const backups = ['07', '08', '09', '10'].map((day) => made(Number(day), `2028-03-${day}T01:00:00.000Z`));
    expect(removed(backups, 3)).toEqual([7]);
    expect(removed(backups, 2)).toEqual([8, 7]);
  });

  it('never removes the newest proven one, nor the newest, however old they are', () => {
    const backups = [
      made(1, '2027-01-01T01:00:00.000Z', true),
      made(2, '2027-06-01T01:00:00.000Z', true),
      made(3, '2027-09-01T01:00:00.000Z'),
    ];
    expect(removed(backups, 1)).toEqual([1]);
  });
});

describe('the next backup', () => {
  const after = (newest: string | null, tried: string | null) => nextBackupAt(newest, tried, 24, now);

  it('is due at once where there is none, and so many hours after the newest', () => {
    expect(after(null, null)).toBe(now);
    expect(after('2028-03-10T03:00:00.000Z', '2028-03-10T02:59:00.000Z')).toBe('2028-03-11T03:00:00.000Z');
  });

  it('comes an hour after one that failed', () => {
    expect(after(null, '2028-03-10T11:30:00.000Z')).toBe('2028-03-10T12:30:00.000Z');
    expect(after('2028-03-08T03:00:00.000Z', '2028-03-10T11:30:00.000Z')).toBe('2028-03-10T12:30:00.000Z');
  });
});
