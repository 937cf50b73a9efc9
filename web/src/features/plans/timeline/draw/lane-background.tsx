import { memo, useMemo } from 'react';
import type { VesselLoad } from '@shiptime/domain/plans/load';
import type { Span } from '@shiptime/domain/plans/missions';
import { leftPercentOf, percentOf, type PlacedLane, type WindowStrip } from '../lanes.ts';
import styles from './lane-background.module.css';

/** Load stacked from below: missions, transits, constraints; the rest is free. */
export const stackedLoadFields = ['used_days', 'transit_days', 'constraint_days'] as const;

export type LoadComponent = (typeof stackedLoadFields)[number];

const box = (left: number, width: number, from: number, to: number): string =>
  `M${left} ${100 - from}h${width}V${100 - to}h${-width}Z`;

/** One SVG path per kind of load instead of one element per week. */
export const drawLoadPaths = (
  loads: readonly VesselLoad[],
  periods: readonly Span[],
  whole: Span,
  { most, from = 0, share = 1 }: { most?: number; from?: number; share?: number } = {},
): Readonly<Record<LoadComponent, string>> => {
  const drawn: Record<LoadComponent, string[]> = { used_days: [], transit_days: [], constraint_days: [] };
  for (const [index, load] of loads.entries()) {
    const period = periods[index];
    if (!period) continue;
    const length = period.end - period.start;
    const all = most ?? length / 4;
    let height = 0;
    for (const part of stackedLoadFields) {
      const next = height + (load[part] / all) * 100;
      if (next > height)
        drawn[part].push(box(period.start - whole.start + from * length, length * share, height, next));
      height = next;
    }
  }
  return {
    used_days: drawn.used_days.join(''),
    transit_days: drawn.transit_days.join(''),
    constraint_days: drawn.constraint_days.join(''),
  };
};

type LoadStripProps = {
  readonly loads: readonly VesselLoad[];
  readonly periods: readonly Span[];
  readonly whole: Span;
};

/** Strip hidden from screen readers; the panel "Load" has the table. */
const LoadStrip = memo(({ loads, periods, whole }: LoadStripProps) => {
  const paths = useMemo(() => drawLoadPaths(loads, periods, whole), [loads, periods, whole]);
  return (
    <svg
      className={styles['load']}
      viewBox={`0 0 ${whole.end - whole.start} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {stackedLoadFields.map((part) => (
        <path key={part} className={styles[part]} d={paths[part]} />
      ))}
    </svg>
  );
});

const Wanted = ({ strip, whole }: { readonly strip: WindowStrip; readonly whole: Span }) => (
  <div
    className={styles['wanted']}
    title={strip.label}
    style={{
      left: `${leftPercentOf(strip.start, whole)}%`,
      width: `${percentOf(strip.end - strip.start, whole)}%`,
    }}
  >
    <span>{strip.label}</span>
  </div>
);

export const LaneBackground = memo(
  ({ placed, whole }: { readonly placed: PlacedLane; readonly whole: Span }) => {
    const { lane, under } = placed;
    if (under === 0) return null;
    return (
      <div className={styles['under']} style={{ height: under }} aria-hidden="true">
        {lane.wanted?.map((strip) => (
          <div key={strip.key} className={styles['row']}>
            <Wanted strip={strip} whole={whole} />
          </div>
        ))}
        {lane.load && <LoadStrip {...lane.load} whole={whole} />}
      </div>
    );
  },
);
