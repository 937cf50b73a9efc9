import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMove } from 'react-aria/useMove';
import { formatDay, formatDayRange } from '@shiptime/domain/shared/day-words';
import { dayNumber } from '@shiptime/domain/shared/calendar-day';
import { useFormat } from '#lib/format.ts';
import {
  type WindowGrip,
  windowDragHandles,
  moveWindow,
  moveWindowByKey,
  type WindowDates,
} from './move-window.ts';
import styles from './window-grips.module.css';

type WindowGripsProps = {
  readonly window: WindowDates;
  readonly year: WindowDates;
  readonly onHold: (held: WindowDates | null) => void;
  readonly onMoved: (moved: WindowDates) => void;
};

const week = 7;

type GripProps = WindowGripsProps & { readonly grip: WindowGrip };

const GripHandle = ({ grip, window, year, onHold, onMoved }: GripProps) => {
  const { t } = useTranslation('application_form');
  const { language } = useFormat();
  const handle = useRef<HTMLDivElement>(null);
  const from = useRef(window);
  const pulled = useRef(0);
  const held = () => moveWindow(from.current, grip, Math.round(pulled.current), year);
  const { moveProps } = useMove({
    onMoveStart: () => {
      from.current = window;
      pulled.current = 0;
    },
    onMove: ({ pointerType, deltaX, deltaY, shiftKey }) => {
      if (pointerType === 'keyboard') {
        pulled.current += (deltaX - deltaY) * (shiftKey ? week : 1);
        return;
      }
      const width = handle.current?.closest('ul')?.clientWidth ?? 1;
      pulled.current += (deltaX / width) * (dayNumber(year.end_date) - dayNumber(year.start_date) + 1);
      onHold(held());
    },
    onMoveEnd: () => {
      onHold(null);
      onMoved(held());
    },
  });
  const day = grip === 'end' ? window.end_date : window.start_date;
  const first = dayNumber(year.start_date);
  return (
    <div {...moveProps} ref={handle} className={styles['grip']} data-grip={grip}>
      <input
        type="range"
        className={styles['value']}
        aria-label={t(`window.grips.${grip}`)}
        min={Math.min(0, dayNumber(day) - first)}
        max={Math.max(dayNumber(year.end_date), dayNumber(day)) - first}
        value={dayNumber(day) - first}
        onKeyDown={(event) => {
          const moved = moveWindowByKey(window, grip, event.key, year);
          if (!moved || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          onMoved(moved);
        }}
        onChange={({ target }) =>
          onMoved(moveWindow(window, grip, target.valueAsNumber - (dayNumber(day) - first), year))
        }
        aria-valuetext={
          grip === 'whole'
            ? formatDayRange(language, window.start_date, window.end_date)
            : formatDay(language, day)
        }
      />
    </div>
  );
};

export const WindowGrips = (props: WindowGripsProps) =>
  windowDragHandles.map((grip) => <GripHandle key={grip} grip={grip} {...props} />);
