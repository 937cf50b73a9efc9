import { type CSSProperties, memo } from 'react';
import type { Span } from '@shiptime/domain/plans/missions';
import { detectLanguage } from '@shiptime/domain/shared/text-language';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { leftPercentOf, percentOf, type TimelineBar } from '../lanes.ts';
import type { BarNamePosition } from './name-places.ts';
import styles from '../timeline.module.css';
import marks from './bar-marks.module.css';

type BarProps = {
  readonly bar: TimelineBar;
  readonly whole: Span;
  readonly top: number;
  readonly isTabStop: boolean;
  readonly isSelected: boolean;
  readonly isOpen: boolean;
  readonly name: BarNamePosition;
};

const gridCell = (isTabStop: boolean) => ({ role: 'gridcell', tabIndex: isTabStop ? 0 : -1 });

const percent = (part: number, whole: number): string => `${whole === 0 ? 0 : (part / whole) * 100}%`;

/** One element per mission; the style sheet draws mobilization and demobilization. */
export const MissionBar = memo(({ bar, whole, top, isTabStop, isSelected, isOpen, name }: BarProps) => {
  const length = bar.end - bar.start;
  const style = {
    left: `${leftPercentOf(bar.start, whole)}%`,
    width: `${percentOf(length, whole)}%`,
    top,
    '--mobilization': percent(bar.mobilization, length),
    '--demobilization': percent(bar.demobilization, length),
  } as CSSProperties;
  return (
    <div
      {...gridCell(isTabStop)}
      id={`bar-${bar.id}`}
      data-bar={bar.id}
      data-hue={bar.hue}
      aria-label={bar.label}
      aria-selected={isSelected}
      title={bar.label}
      className={classNames(
        styles['bar'],
        isSelected && styles['selected'],
        isOpen && styles['open'],
        bar.isPale && styles['pale'],
        bar.trouble && styles[bar.trouble],
        bar.difference && marks[bar.difference],
        bar.leaving && marks['leaving'],
        bar.mate && marks[bar.mate.isBehind ? 'ahead' : 'behind'],
      )}
      style={style}
    >
      {bar.trouble && <Icon name="alert" size={16} />}
      {name !== null && (
        <span
          className={styles[name === 'inside' ? 'name' : 'aside']}
          lang={detectLanguage(bar.title) ?? undefined}
          data-detail={bar.detail}
          style={name === 'inside' ? undefined : { maxWidth: `${name.besidePercent}%` }}
        >
          {bar.title}
        </span>
      )}
    </div>
  );
});
