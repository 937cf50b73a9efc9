import type { CSSProperties, ReactNode } from 'react';
import { dayFromNumber, dayNumber } from '@shiptime/domain/shared/calendar-day';
import { useFormat } from '../lib/format.ts';
import { classNames } from './class-names.ts';
import looks from './strip-looks.module.css';
import { UserText } from './user-text.tsx';
import styles from './year-strip.module.css';

type Days = { readonly start_date: string; readonly end_date: string };

/**
 * `firm`: promised; `wish`: requested; `draft`: not submitted; `closed`: unavailable; `count`: requests of
 * others.
 */
export type StripLook = 'firm' | 'wish' | 'draft' | 'closed' | 'count';

export type YearStripSegment = Days & {
  readonly key: string | number;
  readonly words: string;
  readonly own?: string;
  readonly label?: ReactNode;
  readonly look: StripLook;
  readonly share?: number;
  readonly grips?: ReactNode;
};

export type StripLane = {
  readonly key: string | number;
  readonly name?: ReactNode;
  readonly pieces: readonly YearStripSegment[];
  readonly ground?: ReactNode;
};

const dayAfter = (day: string): number => dayNumber(day) + 1;

export const placeInYearStrip = (year: Days, { start_date, end_date }: Days) => {
  const [first, over] = [dayNumber(year.start_date), dayAfter(year.end_date)];
  const [from, to] = [Math.max(dayNumber(start_date), first), Math.min(dayAfter(end_date), over)];
  const percent = (days: number) => (days / (over - first)) * 100;
  return to > from ? { left: percent(from - first), width: percent(to - from) } : null;
};

export const monthsOf = (year: Days): readonly Days[] => {
  const months: Days[] = [];
  let start = year.start_date;
  while (start <= year.end_date) {
    const next = `${dayFromNumber(dayNumber(`${start.slice(0, 7)}-01`) + 32).slice(0, 7)}-01`;
    const end = dayFromNumber(dayNumber(next) - 1);
    months.push({ start_date: start, end_date: end < year.end_date ? end : year.end_date });
    start = next;
  }
  return months;
};

type YearStripProps = {
  readonly caption: ReactNode;
  readonly year: Days;
  readonly lanes: readonly StripLane[];
  readonly today?: string | undefined;
  readonly empty?: ReactNode;
};

const Piece = ({ piece, year }: { piece: YearStripSegment; year: Days }) => {
  const place = placeInYearStrip(year, piece);
  if (!place) return null;
  const { words, own = '', label, look, share, grips } = piece;
  const [after, before] = [100 - place.left, place.left + place.width];
  return (
    <li
      title={words}
      className={classNames(styles['piece'], looks['look'])}
      data-look={look}
      style={{
        left: `${place.left}%`,
        width: `${place.width}%`,
        ...(share !== undefined && { height: `${Math.max(8, share * 100)}%` }),
      }}
    >
      <span className={styles['words']}>
        <UserText text={own} within={words} />
      </span>
      {label !== undefined && (
        <span
          aria-hidden="true"
          className={styles['label']}
          data-within={look}
          data-side={before > after ? 'end' : 'start'}
          style={{ '--room': Math.max(before, after) } as CSSProperties}
          data-beside={look === 'closed' || look === 'count' ? undefined : grips ? 'grips' : 'bar'}
        >
          {typeof label === 'string' ? <UserText text={label} /> : label}
        </span>
      )}
      {grips}
    </li>
  );
};

export const YearStrip = ({ caption, year, lanes, today, empty }: YearStripProps) => {
  const { yearMonth } = useFormat();
  const line = today === undefined ? null : placeInYearStrip(year, { start_date: today, end_date: today });
  return (
    <figure className={styles['strip']}>
      <figcaption className={styles['caption']}>{caption}</figcaption>
      <div className={styles['months']} aria-hidden="true">
        {monthsOf(year).map((month) => {
          const place = placeInYearStrip(year, month);
          return (
            place && (
              <span key={month.start_date} style={{ left: `${place.left}%`, width: `${place.width}%` }}>
                {yearMonth(month.start_date.slice(0, 7))}
              </span>
            )
          );
        })}
      </div>
      <div className={styles['lanes']}>
        {line && <span className={styles['today']} style={{ left: `${line.left}%` }} aria-hidden="true" />}
        {lanes.map(({ key, name, pieces, ground }) => (
          <div key={key} className={styles['lane']} data-many={pieces.length > 1 || undefined}>
            {name && <div className={styles['name']}>{name}</div>}
            <ul className={styles['pieces']}>
              {pieces.map((piece) => (
                <Piece key={piece.key} piece={piece} year={year} />
              ))}
            </ul>
            {ground}
          </div>
        ))}
        {lanes.every(({ name, pieces }) => !name && pieces.length === 0) && empty && (
          <p className={styles['empty']}>{empty}</p>
        )}
      </div>
    </figure>
  );
};
