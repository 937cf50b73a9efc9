import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOfTick, type Tick, ticksInDay } from '@shiptime/domain/plans/ticks';
import { startOfMonth } from '@shiptime/domain/plans/timeline/calendar';
import { localeOf } from '#lib/language.ts';
import { useLanguage } from '#lib/i18n.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/button.tsx';
import { UserText } from '#ui/user-text.tsx';
import { type CalendarItem, type Segment, type Week, weeksOf } from './weeks.ts';
import styles from './calendar.module.css';

const dateOf = (tick: Tick): Date => new Date(`${dayOfTick(tick)}T00:00:00Z`);

const useNames = () => {
  const locale = localeOf(useLanguage());
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return {
    month: (tick: Tick) => month.format(dateOf(tick)),
    weekday: (tick: Tick) => weekday.format(dateOf(tick)),
  };
};

type PartProps = { readonly segment: Segment; readonly onOpen: (id: number) => void };

const Part = ({ segment, onOpen }: PartProps) => {
  const { item, column, days, row, beginsHere, endsHere } = segment;
  const style: CSSProperties = { gridColumn: `${column + 1} / span ${days}`, gridRow: row + 2 };
  const looks = classNames(
    styles['part'],
    item.isConstraint && styles['constraint'],
    !beginsHere && styles['continued'],
    !endsHere && styles['continues'],
  );
  return (
    <li className={styles['slot']} style={style}>
      {item.isConstraint ? (
        <span className={looks} title={item.label}>
          <UserText text={item.own ?? item.title} within={item.title} />
        </span>
      ) : (
        <button
          type="button"
          className={looks}
          title={item.label}
          aria-label={item.label}
          onClick={() => onOpen(item.id)}
        >
          <UserText text={item.own ?? item.title} within={item.title} />
        </button>
      )}
    </li>
  );
};

const WeekRow = ({ week, onOpen }: { week: Week; onOpen: (id: number) => void }) => {
  const { t } = useTranslation('scheduler');
  return (
    <ul className={styles['week']} aria-label={t('calendar.week', { day: dayOfTick(week.start) })}>
      {week.days.map(({ day, isInMonth }, index) => (
        <li
          key={day}
          className={classNames(styles['day'], !isInMonth && styles['other'])}
          style={{ gridColumn: index + 1, gridRow: `1 / span ${week.rowCount + 2}` }}
          aria-hidden="true"
        >
          {Number(day.slice(8))}
        </li>
      ))}
      {week.segments.map((segment) => (
        <Part key={`${segment.item.isConstraint} ${segment.item.id}`} segment={segment} onOpen={onOpen} />
      ))}
    </ul>
  );
};

type MonthCalendarProps = {
  readonly level?: 2 | 3;
  readonly items: readonly CalendarItem[];
  readonly initial: Tick;
  readonly onOpen: (id: number) => void;
};

export const MonthCalendar = ({ items, initial, level = 3, onOpen }: MonthCalendarProps) => {
  const Heading = `h${level}` as const;
  const { t } = useTranslation('scheduler');
  const names = useNames();
  const [month, setMonth] = useState(() => startOfMonth(initial));
  const weeks = weeksOf(month, items);
  const [firstWeek] = weeks;
  return (
    <section className={styles['calendar']} aria-label={t('views.calendar')}>
      <div className={styles['head']}>
        <IconButton
          icon="chevron-left"
          label={t('calendar.previous')}
          onPress={() => setMonth(startOfMonth(month, -1))}
        />
        <Heading aria-live="polite">{names.month(month)}</Heading>
        <IconButton
          icon="chevron-right"
          label={t('calendar.next')}
          onPress={() => setMonth(startOfMonth(month, 1))}
        />
      </div>
      <div className={styles['weekdays']} aria-hidden="true">
        {(firstWeek?.days ?? []).map(({ day }, index) => (
          <span key={day}>{names.weekday((firstWeek?.start ?? 0) + index * ticksInDay)}</span>
        ))}
      </div>
      {weeks.map((week) => (
        <WeekRow key={week.start} week={week} onOpen={onOpen} />
      ))}
    </section>
  );
};
