import { scaleBand, scaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { type DaysByMonth, statisticsMeasures } from './statistics-api.ts';
import { ChartFrame } from './chart-frame.tsx';
import styles from './chart.module.css';

const size = { width: 760, height: 300, left: 48, bottom: 28, top: 8 } as const;

export const DemandChart = ({
  months,
  days,
  title,
}: {
  months: readonly string[];
  days: DaysByMonth;
  title: string;
}) => {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const most = Math.max(1, ...statisticsMeasures.flatMap((measure) => days[measure]));
  const x = scaleBand<string>([...months], [size.left, size.width])
    .paddingInner(0.25)
    .paddingOuter(0.1);
  const y = scaleLinear([0, most], [size.height - size.bottom, size.top]).nice(5);
  const inner = scaleBand<string>([...statisticsMeasures], [0, x.bandwidth()]).paddingInner(0.08);
  const base = y(0);
  return (
    <ChartFrame
      title={title}
      legend={statisticsMeasures.map((measure) => ({ measure, label: t(`measures.${measure}`) }))}
      width={size.width}
      height={size.height}
    >
      {y.ticks(5).map((tick) => (
        <g key={tick}>
          <line x1={size.left} x2={size.width} y1={y(tick)} y2={y(tick)} className={styles['line']} />
          <text x={size.left - 8} y={y(tick)} dy="0.35em" textAnchor="end" className={styles['text']}>
            {format.number(tick, 0)}
          </text>
        </g>
      ))}
      {months.map((month, index) => (
        <g key={month} transform={`translate(${x(month) ?? 0} 0)`}>
          {statisticsMeasures.map((measure) => {
            const top = y(days[measure][index] ?? 0);
            return (
              <rect
                key={measure}
                x={inner(measure)}
                width={inner.bandwidth()}
                y={top}
                height={Math.max(0, base - top)}
                className={styles['bar']}
                data-measure={measure}
              />
            );
          })}
          <text x={x.bandwidth() / 2} y={size.height - 8} textAnchor="middle" className={styles['text']}>
            {format.yearMonth(month)}
          </text>
        </g>
      ))}
      <line x1={size.left} x2={size.width} y1={base} y2={base} className={styles['base']} />
    </ChartFrame>
  );
};
