import { describe, expect, it } from 'vitest';
import { formatDay } from '@shiptime/domain/shared/day-words';
import {
  collatorOf,
  dayOfInstant,
  formatDayCount,
  formatInstant,
  formatList,
  formatMonth,
  formatRecordedInstant,
  formatShortMoney,
  formatZone,
} from './format.ts';

const easternZone = 'America/Toronto';
const deadline = '2027-05-01T06:59:59.000Z';
const noBreak = '\u00A0';

describe('instants', () => {
  it('are ISO with their zone in both languages', () => {
    expect(formatInstant('en', deadline, easternZone)).toBe(`2027-05-01, 02:59${noBreak}EDT`);
    expect(formatInstant('fr', deadline, easternZone)).toBe(
      `2027-05-01, 2${noBreak}h${noBreak}59${noBreak}HAE`,
    );
    expect(formatInstant('en', deadline, 'America/Vancouver')).toBe(`2027-04-30, 23:59${noBreak}PDT`);
  });

  it('have the Canadian name of their zone in French, also where the browser knows none', () => {
    expect(formatZone('fr', 'UTC−4', 'AST', 'America/Halifax')).toBe('HNA');
    expect(formatZone('fr', 'UTC−3', 'ADT', 'America/Halifax')).toBe('HAA');
    expect(formatZone('fr', 'HNE', 'EST', 'America/Toronto')).toBe('HNE');
    expect(formatZone('fr', 'UTC+1', 'GMT+1', 'Europe/Paris')).toBe('UTC+1');
    expect(formatInstant('fr', deadline, 'America/Halifax')).toContain('HAA');
    expect(formatInstant('fr', deadline, 'America/Whitehorse')).toContain('HNY');
  });

  it('are recorded in Eastern time, with the own time and day of a reader elsewhere', () => {
    const eastern = `2027-05-01, 02:59${noBreak}EDT`;
    expect(formatRecordedInstant('en', deadline, easternZone)).toEqual({ eastern, own: null });
    expect(formatRecordedInstant('en', deadline, 'America/Halifax')).toEqual({
      ...{ eastern, own: `03:59${noBreak}ADT` },
    });
    expect(formatRecordedInstant('en', deadline, 'America/Vancouver').own).toBe(
      `2027-04-30, 23:59${noBreak}PDT`,
    );
  });

  it('belong to the day of their zone', () => {
    expect(dayOfInstant(deadline, 'America/Vancouver')).toBe('2027-04-30');
    expect(dayOfInstant(deadline, easternZone)).toBe('2027-05-01');
  });
});

describe('days, months and numbers', () => {
  it('writes dollars in short without cents where there are none', () => {
    expect([2500, 2500.5].map((value) => formatShortMoney('en', value))).toEqual(['$2,500', '$2,500.50']);
    expect(formatShortMoney('fr', 2500)).toBe(`2${noBreak}500${noBreak}$`);
  });

  it('gives days their noun by their number', () => {
    expect([0.5, 1, 1.5, 12].map((count) => formatDayCount('en', count))).toEqual([
      '0.5 days',
      '1 day',
      '1.5 days',
      '12 days',
    ]);
    expect([0.5, 1, 1.5, 12].map((count) => formatDayCount('fr', count))).toEqual([
      `0,5${noBreak}jour`,
      `1${noBreak}jour`,
      `1,5${noBreak}jour`,
      `12${noBreak}jours`,
    ]);
  });

  it('are written as Canadians write them', () => {
    expect(formatDay('en', '2027-04-01')).toBe('1\u00A0April 2027');
    expect(formatDay('fr', '2027-04-01')).toBe('1er\u00A0avril 2027');
    expect(formatMonth('en', 9)).toBe('September');
    expect(formatMonth('fr', 9)).toBe('septembre');
  });

  it('have a minus sign, no hyphen, where they are below zero', () => {
    expect(formatDayCount('fr', -2)).toBe(`\u22122${noBreak}jours`);
  });

  it('stand in lists and orders of the language', () => {
    expect(formatList('en', ['a', 'b', 'c'], 'disjunction')).toBe('a, b or c');
    expect(formatList('fr', ['a', 'b', 'c'], 'conjunction')).toBe('a, b et c');
    expect(['zone', 'État', 'eau', 'École'].toSorted(collatorOf('fr').compare)).toEqual([
      'eau',
      'École',
      'État',
      'zone',
    ]);
  });
});
