import { describe, expect, it } from 'vitest';
import {
  formatDeadline,
  formatDeadlineInZones,
  easternZone,
  formatInstantInEasternTime,
} from './deadline-words.ts';
import { fiscalYearStartingIn } from './fiscal-year.ts';

const { deadline_at } = fiscalYearStartingIn(2028);
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ');

describe('a deadline in words', () => {
  it('keeps a day and its month on one line', () => {
    expect(formatDeadline('en', deadline_at)).toMatch(/^30\u00A0April .+\(1\u00A0May /);
    expect(formatDeadline('fr', deadline_at)).toMatch(/^30\u00A0avril .+\(1er\u00A0mai /);
  });

  it('a moment is said in Eastern time', () => {
    const at = '2026-11-26T11:00:00.000Z';
    expect(plain(formatInstantInEasternTime('en', at))).toBe('26 November 2026, 06:00 Eastern time');
    expect(plain(formatInstantInEasternTime('fr', at))).toBe('26 novembre 2026, 6 h 00, heure de l’Est');
  });

  it('names the day of the rule first, in Pacific time', () => {
    expect(plain(formatDeadlineInZones('en', deadline_at, easternZone).rule)).toBe(
      '30 April 2027, 23:59 Pacific time',
    );
    expect(plain(formatDeadlineInZones('fr', deadline_at, easternZone).rule)).toBe(
      '30 avril 2027, 23 h 59, heure du Pacifique',
    );
  });

  it('then says what the reader’s own clocks show, where they show something else', () => {
    expect(plain(formatDeadlineInZones('en', deadline_at, 'America/Halifax').own)).toBe(
      '1 May 2027, 03:59 Atlantic time',
    );
    expect(plain(formatDeadlineInZones('fr', deadline_at, 'America/St_Johns').own)).toBe(
      '1er mai 2027, 4 h 29, heure de Terre-Neuve',
    );
    expect(plain(formatDeadlineInZones('en', deadline_at, 'America/Regina').own)).toBe(
      '1 May 2027, 00:59 Central standard time',
    );
    expect(plain(formatDeadlineInZones('en', deadline_at, 'UTC').own)).toBe('1 May 2027, 06:59 UTC');
    expect(plain(formatDeadlineInZones('fr', deadline_at, 'UTC').own)).toBe('1er mai 2027, 6 h 59, UTC');
    expect(formatDeadlineInZones('en', deadline_at, 'America/Vancouver').own).toBeNull();
    expect(formatDeadlineInZones('fr', deadline_at, 'America/Los_Angeles').own).toBeNull();
  });

  it('is one text with Eastern time where the reader’s zone is not known', () => {
    expect(plain(formatDeadline('en', deadline_at))).toBe(
      '30 April 2027, 23:59 Pacific time (1 May 2027, 02:59 Eastern time)',
    );
    expect(plain(formatDeadline('fr', deadline_at))).toBe(
      '30 avril 2027, 23 h 59, heure du Pacifique (1er mai 2027, 2 h 59, heure de l’Est)',
    );
  });
});
