import { type PointerEvent, useRef } from 'react';
import { windowFromDrawing, type WindowDates } from './move-window.ts';
import styles from './window-grips.module.css';

type WindowGroundProps = {
  readonly year: WindowDates;
  readonly onHold: (held: WindowDates | null) => void;
  readonly onDrawn: (drawn: WindowDates) => void;
};

const least = 4;

export const WindowDrawingArea = ({ year, onHold, onDrawn }: WindowGroundProps) => {
  const begun = useRef<number | null>(null);
  const drawn = ({ clientX, currentTarget }: PointerEvent): WindowDates | null => {
    if (begun.current === null || Math.abs(clientX - begun.current) < least) return null;
    const { left, width } = currentTarget.getBoundingClientRect();
    const shareAt = (x: number) => (x - left) / width;
    return windowFromDrawing(shareAt(begun.current), shareAt(clientX), year);
  };
  const letGo = () => {
    begun.current = null;
    onHold(null);
  };
  return (
    <div
      className={styles['ground']}
      data-ground
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        begun.current = event.clientX;
      }}
      onPointerMove={(event) => begun.current !== null && onHold(drawn(event))}
      onPointerUp={(event) => {
        const days = drawn(event);
        letGo();
        if (days) onDrawn(days);
      }}
      onPointerCancel={letGo}
    />
  );
};
