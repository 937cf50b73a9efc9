import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type DockSizes, sizeLimits } from './panel-layout.ts';
import { usePanelModel } from './panel-model.ts';
import styles from '../room.module.css';

type SplitterProps = {
  readonly side: keyof DockSizes;
  readonly way: 'left' | 'right' | 'up' | 'down';
};

const keys: Record<SplitterProps['way'], readonly [string, string]> = {
  left: ['ArrowLeft', 'ArrowRight'],
  right: ['ArrowRight', 'ArrowLeft'],
  up: ['ArrowUp', 'ArrowDown'],
  down: ['ArrowDown', 'ArrowUp'],
};

const movable = { role: 'separator', tabIndex: 0 } as const;

export const DockSplitter = ({ side, way }: SplitterProps) => {
  const { t } = useTranslation('scheduler');
  const { layout, resize } = usePanelModel();
  const from = useRef<{ readonly at: number; readonly size: number; readonly unit: number } | null>(null);
  const size = layout.sizes[side];
  const { least, most } = sizeLimits[side];
  const across = way === 'left' || way === 'right';
  const sign = way === 'left' || way === 'up' ? -1 : 1;
  const now = (event: PointerEvent<HTMLElement>): number => {
    const start = from.current;
    if (!start) return size;
    const moved = (across ? event.clientX : event.clientY) - start.at;
    return Math.min(most, Math.max(least, start.size + (sign * moved) / start.unit));
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const body = event.currentTarget.closest<HTMLElement>('[data-room-body]');
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const unit = side === 'share' ? (body?.clientHeight ?? 100) / 100 : rem;
    from.current = { at: across ? event.clientX : event.clientY, size, unit };
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!from.current) return;
    const unit = side === 'share' ? '%' : 'rem';
    event.currentTarget
      .closest<HTMLElement>('[data-room-body]')
      ?.style.setProperty(`--${side}`, `${now(event)}${unit}`);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (from.current) resize(side, now(event));
    from.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [more, less] = keys[way];
    if (event.key !== more && event.key !== less) return;
    event.preventDefault();
    resize(side, size + (event.key === more ? 2 : -2));
  };
  const handlers = { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end, onKeyDown };
  return (
    <div
      {...movable}
      {...handlers}
      aria-label={t(`room.size.${side}`)}
      aria-orientation={across ? 'vertical' : 'horizontal'}
      aria-valuenow={Math.round(size)}
      aria-valuemin={least}
      aria-valuemax={most}
      className={styles['splitter']}
      data-way={way}
      data-size={side}
    />
  );
};
