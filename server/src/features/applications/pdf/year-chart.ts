import { divideYearForLoad } from '@shiptime/domain/plans/load';
import { dayOfTick, tickAfterDay, tickOfDay } from '@shiptime/domain/plans/ticks';
import { computeOperationsDates } from '@shiptime/domain/plans/voyage-moments';
import type { ApplicationOutcome } from '@shiptime/domain/plans/voyages';
import { fiscalYearStartingIn } from '@shiptime/domain/reference/fiscal-year';
import { countDaysInclusive, isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import { formatDayRange } from '@shiptime/domain/shared/day-words';
import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import type { ApplicationRow } from '../application-row.ts';

type Days = { readonly start_date: string; readonly end_date: string };

const placeIn = (year: Days, days: Days) => {
  const all = countDaysInclusive(year.start_date, year.end_date);
  const [start, end] = [
    days.start_date < year.start_date ? year.start_date : days.start_date,
    days.end_date > year.end_date ? year.end_date : days.end_date,
  ];
  if (start > end) return null;
  const before = countDaysInclusive(year.start_date, start) - 1;
  return { left: (before / all) * 100, width: (countDaysInclusive(start, end) / all) * 100 };
};

type Asked = {
  readonly row: ApplicationRow;
  readonly outcome: ApplicationOutcome | null;
  readonly language: Language;
};

const barsOf = ({ row, outcome, language }: Asked) => {
  const [start, end] = [row.operational_window_start, row.operational_window_end];
  const window =
    isCalendarDay(start) && isCalendarDay(end) && start <= end
      ? [
          {
            look: 'wish',
            start_date: start,
            end_date: end,
            key: 'application_form:groups.operational_window',
          },
        ]
      : [];
  const voyages = (outcome?.voyages ?? []).flatMap((voyage) => {
    const days = computeOperationsDates(voyage);
    const key = 'application_form:home.looks.firm';
    return days ? [{ look: 'firm', start_date: days.start, end_date: days.end, key }] : [];
  });
  return [...window, ...voyages].map(({ look, key, ...days }) => ({
    look,
    ...days,
    label: `${translate(language, key)}${language === 'fr' ? '\u00a0' : ''}: ${formatDayRange(language, days.start_date, days.end_date)}`,
  }));
};

const monthsOf = (year: Days, language: Language) => {
  const format = new Intl.DateTimeFormat(`${language}-CA`, { month: 'short', timeZone: 'UTC' });
  const span = { start: tickOfDay(year.start_date), end: tickAfterDay(year.end_date) };
  return divideYearForLoad(span, 'month').map(({ start, end }) => ({
    left: ((start - span.start) / (span.end - span.start)) * 100,
    width: ((end - start) / (span.end - span.start)) * 100,
    label: format.format(new Date(`${dayOfTick(start)}T00:00:00Z`)),
  }));
};

export const buildYearChart = (asked: Asked, yearName: string) => {
  const year = fiscalYearStartingIn(Number(yearName.slice(0, 4)));
  const bars = barsOf(asked).flatMap((bar) => {
    const place = placeIn(year, bar);
    return place ? [{ ...place, look: bar.look, label: bar.label }] : [];
  });
  return bars.length === 0 ? null : { months: monthsOf(year, asked.language), bars };
};
