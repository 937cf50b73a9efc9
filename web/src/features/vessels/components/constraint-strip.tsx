import { useTranslation } from 'react-i18next';
import { missionEndDate, type Mission, occupiedSpan, type Span } from '@shiptime/domain/plans/missions';
import { dayOfTick, tickAfterDay, tickOfDay } from '@shiptime/domain/plans/ticks';
import { axisMarks } from '@shiptime/domain/plans/timeline/axis';
import { useLanguage } from '#lib/i18n.ts';
import { localeOf } from '#lib/language.ts';
import { classNames } from '#ui/class-names.ts';
import { UserText } from '#ui/user-text.tsx';
import type { Constraint } from '@shiptime/domain/vessels/vessel-wire';
import { useConstraintLabel } from '../use-constraint-label.ts';
import styles from './constraint-strip.module.css';

type Piece = Span & {
  readonly key: string;
  readonly label: string;
  readonly own: string;
  readonly isMission: boolean;
};

const placed = ({ start, end }: Span, year: Span): { left: string; width: string } | null => {
  const [from, to] = [Math.max(start, year.start), Math.min(end, year.end)];
  const percent = (ticks: number) => `${(ticks / (year.end - year.start)) * 100}%`;
  return to > from ? { left: percent(from - year.start), width: percent(to - from) } : null;
};

type ConstraintStripProps = {
  readonly constraints: readonly Constraint[];
  readonly missions: readonly Mission[];
  readonly year: { readonly name: string; readonly start_date: string; readonly end_date: string };
};

export const ConstraintStrip = ({ constraints, missions, year }: ConstraintStripProps) => {
  const { t } = useTranslation('vessels');
  const constraintLabel = useConstraintLabel();
  const month = new Intl.DateTimeFormat(localeOf(useLanguage()), { month: 'short', timeZone: 'UTC' });
  const whole = { start: tickOfDay(year.start_date), end: tickAfterDay(year.end_date) };
  const named = (name: string, start: string | null, end: string | null) =>
    t('constraints.piece', { name, start, end });
  const pieces: readonly Piece[] = [
    ...constraints.map(({ id, start_date, end_date, ...constraint }) => ({
      key: `constraint ${id}`,
      label: named(constraintLabel(constraint), start_date, end_date),
      own: constraintLabel(constraint),
      isMission: false,
      start: tickOfDay(start_date),
      end: tickAfterDay(end_date),
    })),
    ...missions.flatMap((mission) => {
      const span = occupiedSpan(mission);
      const label = named(mission.title, mission.start_date, missionEndDate(mission));
      return span
        ? [{ key: `mission ${mission.id}`, label, own: mission.title, isMission: true, ...span }]
        : [];
    }),
  ];
  return (
    <figure className={styles['strip']}>
      <figcaption className={styles['caption']}>{t('constraints.strip', { year: year.name })}</figcaption>
      <div className={styles['months']} aria-hidden="true">
        {axisMarks('month', whole).map(({ start, end }) => (
          <span key={start} style={placed({ start, end }, whole) ?? {}}>
            {month.format(new Date(`${dayOfTick(start)}T00:00:00Z`))}
          </span>
        ))}
      </div>
      <ul className={styles['pieces']}>
        {pieces.map(({ key, label, own, isMission, ...span }) => {
          const style = placed(span, whole);
          return (
            style && (
              <li
                key={key}
                title={label}
                className={classNames(styles['piece'], isMission && styles['mission'])}
                style={style}
              >
                <span>
                  <UserText text={own} within={label} />
                </span>
              </li>
            )
          );
        })}
      </ul>
    </figure>
  );
};
