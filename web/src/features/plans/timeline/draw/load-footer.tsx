import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { VesselLoad } from '@shiptime/domain/plans/load';
import type { Span } from '@shiptime/domain/plans/missions';
import { useFormat } from '#lib/format.ts';
import { classNames } from '#ui/class-names.ts';
import { stackedLoadFields, drawLoadPaths } from './lane-background.tsx';
import { leftPercentOf, percentOf } from '../lanes.ts';
import styles from './lane-background.module.css';

export type FleetLoad = {
  readonly periods: readonly Span[];
  readonly loads: readonly VesselLoad[];
  readonly open: readonly number[];
  readonly vessels: number;
};

const columns = { load: { from: 0.06, share: 0.5 }, demand: { from: 0.6, share: 0.34 } } as const;

const stacks = (
  values: readonly number[],
  below: readonly number[],
  fleet: FleetLoad,
  whole: Span,
  most: number,
) =>
  values
    .map((value, index) => {
      const period = fleet.periods[index];
      if (!period || value <= 0) return '';
      const length = period.end - period.start;
      const from = ((below[index] ?? 0) / most) * 100;
      const left = period.start - whole.start + columns.demand.from * length;
      const width = length * columns.demand.share;
      return `M${left} ${100 - from}h${width}V${100 - from - (value / most) * 100}h${-width}Z`;
    })
    .join('');

const capacityOf = ({ periods, vessels }: FleetLoad, whole: Span, most: number): string =>
  periods
    .map(({ start, end }) => {
      const length = end - start;
      const top = 100 - ((length / 4) * vessels * 100) / most;
      return `M${start - whole.start + columns.load.from * length} 100V${top}h${length * columns.load.share}V100`;
    })
    .join('');

const drawnOf = (fleet: FleetLoad, whole: Span) => {
  const { periods, loads, open, vessels } = fleet;
  const waiting = loads.map(({ waiting_days }) => waiting_days);
  const most = Math.max(
    1,
    ...periods.map(({ start, end }, index) =>
      Math.max(((end - start) / 4) * vessels, (waiting[index] ?? 0) + (open[index] ?? 0)),
    ),
  );
  return {
    paths: drawLoadPaths(loads, periods, whole, { most, ...columns.load }),
    capacity: capacityOf(fleet, whole, most),
    waiting: stacks(waiting, [], fleet, whole, most),
    open: stacks(open, waiting, fleet, whole, most),
  };
};

type ScaleProps = { readonly fleet: FleetLoad; readonly whole: Span; readonly pixelsPerDay: number };

const letterWidth = 6.25;

const Figures = ({ fleet: { periods, loads, open }, whole, pixelsPerDay }: ScaleProps) => {
  const { t } = useTranslation('scheduler');
  const { number } = useFormat();
  return periods.map((period, index) => {
    const width = ((period.end - period.start) / 4) * pixelsPerDay;
    const free = loads[index]?.free_days ?? 0;
    const asked = (loads[index]?.waiting_days ?? 0) + (open[index] ?? 0);
    if (width < 40) return null;
    const figures = { free: number(Math.round(free)), asked: number(Math.round(asked)) };
    const words = t('load.of_both', figures);
    return (
      <span
        key={period.start}
        className={classNames(styles['words'], asked > free && styles['over'])}
        style={{
          left: `${leftPercentOf(period.start, whole)}%`,
          width: `${percentOf(period.end - period.start, whole)}%`,
        }}
      >
        {words.length * letterWidth > width ? t('load.short', figures) : words}
      </span>
    );
  });
};

export const FleetLoadFooter = memo(
  ({ hasCorner, ...scale }: ScaleProps & { readonly hasCorner: boolean }) => {
    const { t } = useTranslation('scheduler');
    const { fleet, whole } = scale;
    const drawn = useMemo(() => drawnOf(fleet, whole), [fleet, whole]);
    return (
      <div className={styles['footer']} aria-hidden="true">
        {hasCorner && (
          <div className={styles['corner']}>
            <strong>{t('load.title')}</strong>
            {t('load.corner')}
          </div>
        )}
        <div className={styles['chart']}>
          <svg viewBox={`0 0 ${whole.end - whole.start} 100`} preserveAspectRatio="none">
            {stackedLoadFields.map((part) => (
              <path key={part} className={styles[part]} d={drawn.paths[part]} />
            ))}
            <path className={styles['capacity']} d={drawn.capacity} />
            <path className={styles['demand']} d={drawn.waiting} />
            <path className={styles['open_demand']} d={drawn.open} />
          </svg>
          <Figures {...scale} />
        </div>
      </div>
    );
  },
);
