import type { FiscalYear } from '@shiptime/domain/reference/fiscal-year';
import { dayNumber, type CalendarDay } from '@shiptime/domain/shared/calendar-day';
import type { Campaign } from './campaigns.ts';
import history from './data/legs.json' with { type: 'json' };
import { dayInYear, type YearKey } from './years.ts';

export type DemoLeg = {
  readonly name: string;
  readonly start_date: CalendarDay;
  readonly days: number;
  readonly from: string;
  readonly to: string;
};

export type LegPlanName = keyof typeof history;
type Row = readonly [name: string, start: string, end: string, from: string, to: string];

export const legsOf = (plan: LegPlanName, year: FiscalYear): DemoLeg[] => {
  const rows = history[plan] as unknown as readonly Row[];
  return rows.map(([name, start, end, from, to], index) => {
    const first = dayNumber(dayInYear(year, start));
    const next = rows[index + 1];
    const stop = next ? dayNumber(dayInYear(year, next[1])) : dayNumber(dayInYear(year, end)) + 1;
    return { name, start_date: dayInYear(year, start), days: stop - first, from, to };
  });
};

export const legPlanOf = (campaign: Campaign, year: YearKey): LegPlanName | null => {
  if (campaign.legs === null) return null;
  if (campaign.legs === 'jois') return 'jois';
  return year === 'review' ? 'amundsen-next' : 'amundsen-planned';
};

export const countLegDays = (legs: readonly DemoLeg[]): number =>
  legs.reduce((sum, leg) => sum + leg.days, 0);
