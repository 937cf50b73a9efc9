import { parseDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import type { CalendarMonthPickerAria } from 'react-aria/useCalendar';
import { isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import { firstDayOfWeek } from '@shiptime/domain/shared/week';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './calendar.module.css';

export type DayCalendarProps = {
  readonly label: string;
  readonly value: string | null;
  readonly onChoose: (day: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
};

const dateOf = (day: string | null | undefined) => (isCalendarDay(day) ? parseDate(day) : null);

const arrival = { autoFocus: true };

const Picker = ({ value, onChange, items, ...rest }: CalendarMonthPickerAria) => (
  <select
    className={styles['picker']}
    aria-label={rest['aria-label']}
    value={value}
    onChange={(event) => onChange(Number(event.target.value))}
  >
    {items.map(({ id, formatted }) => (
      <option key={id} value={id}>
        {formatted}
      </option>
    ))}
  </select>
);

/** Page Up and Page Down change the month, with Shift the year. */
export const DayCalendar = ({ label, value, onChoose, min, max }: DayCalendarProps) => {
  const [chosen, first, last] = [dateOf(value), dateOf(min), dateOf(max)];
  const start = chosen ?? first;
  return (
    <Calendar
      aria-label={label}
      value={chosen}
      {...arrival}
      {...(start && { defaultFocusedValue: start })}
      minValue={first}
      maxValue={last}
      firstDayOfWeek={firstDayOfWeek}
      onChange={(date) => onChoose(date.toString())}
    >
      <div className={styles['head']}>
        <Button slot="previous" className={styles['step'] ?? ''}>
          <Icon name="chevron-left" />
        </Button>
        <VisuallyHidden>
          <Heading level={2} />
        </VisuallyHidden>
        <CalendarMonthPicker format="long">{(picker) => <Picker {...picker} />}</CalendarMonthPicker>
        <CalendarYearPicker visibleYears={6}>{(picker) => <Picker {...picker} />}</CalendarYearPicker>
        <Button slot="next" className={styles['step'] ?? ''}>
          <Icon name="chevron-right" />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" className={styles['grid'] ?? ''}>
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={styles['day'] ?? ''} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
};
