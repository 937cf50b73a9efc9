import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Span } from '@shiptime/domain/plans/missions';
import { dayOfTick, type Tick } from '@shiptime/domain/plans/ticks';
import { type Hue, leftPercentOf, percentOf, type TimelineLane } from '../lanes.ts';
import styles from './minimap.module.css';
import type { TimelineHandle } from '../timeline-handle.ts';

type Strip = { readonly hue: Hue | 0; readonly path: string };

const stripsOf = (lanes: readonly TimelineLane[], whole: Span): readonly Strip[] => {
  const found = new Map<Hue | 0, string[]>();
  for (const [row, { bars }] of lanes.entries())
    for (const { start, end, hue = 0 } of bars) {
      const drawn = found.get(hue) ?? [];
      drawn.push(
        `M${start - whole.start} ${row + 0.15}H${end - whole.start}V${row + 0.85}H${start - whole.start}Z`,
      );
      found.set(hue, drawn);
    }
  return [...found].map(([hue, drawn]) => ({ hue, path: drawn.join('') }));
};

const blockedOf = (lanes: readonly TimelineLane[], whole: Span): string =>
  lanes
    .flatMap(({ blocks }, row) =>
      blocks
        .filter(({ kind }) => kind === 'constraint')
        .map(({ start, end }) => {
          const [from, to] = [Math.max(0, start - whole.start), end - whole.start];
          return `M${from} ${row}H${to}V${row + 1}H${from}Z`;
        }),
    )
    .join('');

type MinimapProps = {
  readonly lanes: readonly TimelineLane[];
  readonly whole: Span;
  readonly today: Tick | null;
  readonly handle: TimelineHandle;
};

const Picture = memo(({ lanes, whole, today }: Omit<MinimapProps, 'handle'>) => {
  const strips = useMemo(() => stripsOf(lanes, whole), [lanes, whole]);
  const blocked = useMemo(() => blockedOf(lanes, whole), [lanes, whole]);
  return (
    <svg
      className={styles['picture']}
      viewBox={`0 0 ${whole.end - whole.start} ${Math.max(1, lanes.length)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles['blocked']} d={blocked} />
      {strips.map(({ hue, path }) => (
        <path key={hue} className={styles['strip']} data-hue={hue} d={path} />
      ))}
      {today !== null && <path className={styles['today']} d={`M${today - whole.start} 0V${lanes.length}`} />}
    </svg>
  );
});

const scrollBar = { role: 'scrollbar', tabIndex: 0, 'aria-orientation': 'horizontal' } as const;
const steps: Partial<Record<string, number>> = {
  ArrowLeft: -0.25,
  ArrowRight: 0.25,
  PageUp: -0.9,
  PageDown: 0.9,
};

const useMarked = (markRef: RefObject<HTMLElement | null>, whole: Span, handle: TimelineHandle): void => {
  const { t } = useTranslation('scheduler');
  useEffect(
    () =>
      handle.watch(() => {
        const [node, seen] = [markRef.current, handle.seen()];
        if (!node || !seen) return;
        node.style.left = `${Math.max(0, leftPercentOf(seen.start, whole))}%`;
        node.style.width = `${Math.min(100, percentOf(seen.end - seen.start, whole))}%`;
        const middle = (seen.start + seen.end) / 2;
        node.setAttribute('aria-valuenow', String(Math.round(leftPercentOf(middle, whole))));
        node.setAttribute(
          'aria-valuetext',
          t('dates', { start: dayOfTick(Math.floor(seen.start)), end: dayOfTick(Math.floor(seen.end) - 1) }),
        );
      }),
    [markRef, handle, whole, t],
  );
};

const usePointer = (boxRef: RefObject<HTMLElement | null>, whole: Span, handle: TimelineHandle) => {
  const grab = useRef<number | null>(null);
  const tickUnder = ({ clientX }: PointerEvent): number => {
    const { left, width } = boxRef.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    return whole.start + ((clientX - left) / width) * (whole.end - whole.start);
  };
  const letGo = () => {
    grab.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const seen = handle.seen();
      if (event.button !== 0 || !seen) return;
      const at = tickUnder(event);
      const middle = (seen.start + seen.end) / 2;
      const inside = at >= seen.start && at <= seen.end;
      grab.current = inside ? at - middle : 0;
      if (!inside) handle.reveal(at);
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (grab.current !== null) handle.reveal(tickUnder(event) - grab.current);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
};

export const Minimap = ({ lanes, whole, today, handle }: MinimapProps) => {
  const { t } = useTranslation('scheduler');
  const boxRef = useRef<HTMLDivElement>(null);
  const markRef = useRef<HTMLDivElement>(null);
  useMarked(markRef, whole, handle);
  const pointer = usePointer(boxRef, whole, handle);
  const onKeyDown = (event: KeyboardEvent) => {
    const [step, seen] = [steps[event.key], handle.seen()];
    const end = event.key === 'Home' ? whole.start : event.key === 'End' ? whole.end : null;
    if (!seen || (step === undefined && end === null)) return;
    event.preventDefault();
    handle.reveal(end ?? (seen.start + seen.end) / 2 + (step ?? 0) * (seen.end - seen.start));
  };
  return (
    <div ref={boxRef} className={styles['minimap']} {...pointer}>
      <Picture lanes={lanes} whole={whole} today={today} />
      <div
        ref={markRef}
        {...scrollBar}
        aria-label={t('room.minimap')}
        aria-controls={timelineId}
        aria-valuenow={0}
        aria-valuemin={0}
        aria-valuemax={100}
        className={styles['mark']}
        {...{ onKeyDown }}
      />
    </div>
  );
};

export const timelineId = 'timeline-grid';
