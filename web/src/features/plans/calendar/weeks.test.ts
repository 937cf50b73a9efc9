import { describe, expect, it } from 'vitest';
import { tickAfterDay, tickOfDay } from '@shiptime/domain/plans/ticks';
import { type CalendarItem, weeksOf } from './weeks.ts';

const item = (id: number, from: string, to: string): CalendarItem => ({
  id,
  title: `${id}`,
  label: `${id}`,
  isConstraint: false,
  start: tickOfDay(from),
  end: tickAfterDay(to),
});
const june = tickOfDay('2028-06-15');

describe('a month', () => {
  it('has whole weeks from Monday to Sunday, the days of other months among them', () => {
    const weeks = weeksOf(june, []);
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.days[0]).toEqual({ day: '2028-05-29', isInMonth: false });
    expect(weeks.at(-1)?.days.at(-1)).toEqual({ day: '2028-07-02', isInMonth: false });
    expect(weeks.flatMap(({ days }) => days).filter(({ isInMonth }) => isInMonth)).toHaveLength(30);
  });

  it('cuts a mission where a week ends and goes on in the next', () => {
    const [first, second, third] = weeksOf(june, [item(1, '2028-06-03', '2028-06-06')]);
    expect(first?.segments).toMatchObject([
      { column: 5, days: 2, row: 0, beginsHere: true, endsHere: false },
    ]);
    expect(second?.segments).toMatchObject([{ column: 0, days: 2, beginsHere: false, endsHere: true }]);
    expect(third?.segments).toEqual([]);
  });

  it('puts below each other what shares a day, a part of one too', () => {
    const half = { ...item(2, '2028-06-06', '2028-06-08'), start: tickOfDay('2028-06-06') + 2 };
    const [, week] = weeksOf(june, [
      item(1, '2028-06-05', '2028-06-06'),
      half,
      item(3, '2028-06-09', '2028-06-09'),
    ]);
    expect(week?.segments.map(({ item: { id }, row }) => [id, row])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
    ]);
    expect(week?.rowCount).toBe(2);
  });
});
