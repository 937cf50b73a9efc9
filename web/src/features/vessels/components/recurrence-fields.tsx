import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fiscalStartYearOfDay, fiscalYearStartingIn } from '@shiptime/domain/reference/fiscal-year';
import { type CalendarDay, isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import { type Recurrence, repeatConstraint, recurrenceSchema } from '@shiptime/domain/vessels/constraints';
import { useFormat } from '#lib/format.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { DateField } from '#ui/date-field.tsx';
import { NumberField } from '#ui/number-field.tsx';

const usualInterval = 28;

/** Last day of the fiscal year of the first occurrence, because later ones belong to the next year's plan. */
const usualLastDay = (begins: CalendarDay): CalendarDay =>
  fiscalYearStartingIn(fiscalStartYearOfDay(begins)).end_date;

type Days = { readonly start_date: string | null; readonly end_date: string | null };

export const useRecurrenceFields = ({ start_date: start, end_date: end }: Days) => {
  const [repeats, setRepeats] = useState(false);
  const [interval, setInterval] = useState<number | null>(usualInterval);
  const [typed, setLastDay] = useState<string | null>(null);
  const begins = isCalendarDay(start) ? start : null;
  const lastDay = typed ?? (begins && usualLastDay(begins));
  const isInterval = recurrenceSchema.shape.every_days.safeParse(interval).success;
  const isLastDay = begins !== null && isCalendarDay(lastDay) && lastDay >= begins;
  const repeat: Recurrence | null =
    repeats && interval !== null && isInterval && isLastDay ? { every_days: interval, until: lastDay } : null;
  const ends = end ?? start;
  const times =
    begins && isCalendarDay(ends) && ends >= begins
      ? repeatConstraint({ start_date: begins, end_date: ends }, repeat)
      : [];
  return {
    repeats,
    setRepeats,
    interval,
    setInterval,
    lastDay,
    setLastDay,
    isInterval,
    isLastDay,
    repeat,
    times,
    isReady: !repeats || begins === null || repeat !== null,
  };
};

type RepeatingProps = {
  readonly repeating: ReturnType<typeof useRecurrenceFields>;
  readonly isTried: boolean;
};

export const RecurrenceFields = ({ repeating, isTried }: RepeatingProps) => {
  const { t } = useTranslation('vessels');
  const { longDay } = useFormat();
  const { repeats, setRepeats, interval, setInterval, lastDay, setLastDay, repeat, times } = repeating;
  const last = times.at(-1);
  return (
    <>
      <Checkbox label={t('constraints.repeats')} value={repeats} onChange={setRepeats} />
      {repeats && (
        <>
          <NumberField
            label={t('constraints.interval')}
            hint={t('constraints.interval_hint')}
            name="every_days"
            value={interval}
            onChange={setInterval}
            error={isTried && !repeating.isInterval ? t('constraints.interval_range') : undefined}
          />
          <DateField
            label={t('constraints.last_day')}
            hint={t('constraints.last_day_hint')}
            name="until"
            value={lastDay}
            onChange={setLastDay}
            error={isTried && !repeating.isLastDay ? t('constraints.last_day_range') : undefined}
          />
        </>
      )}
      <p aria-live="polite">
        {repeat && last && t('constraints.times', { count: times.length, start: longDay(last.start_date) })}
      </p>
    </>
  );
};
