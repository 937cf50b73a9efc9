import { scaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { grantedShare } from '@shiptime/domain/plans/fairness';
import { useFormat } from '#lib/format.ts';
import { ChartFrame } from './chart-frame.tsx';
import type { NamedGroup } from './fairness-groups.ts';
import { shortName } from './heat-chart.tsx';
import styles from './chart.module.css';

const parts = ['granted_days', 'shortened_days', 'refused_days', 'undecided_days'] as const;
const size = { width: 760, names: 232, share: 56, row: 30, foot: 24 } as const;
/** More would be a wall; the table has them all. */
export const mostInPicture = 15;

/** Who asked for how much, and what became of it: the longest bars first, the part that is granted at their end. */
export const FairnessChart = ({ groups, title }: { groups: readonly NamedGroup[]; title: string }) => {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const shown = groups.slice(0, mostInPicture);
  const lengthOf = ({ total }: NamedGroup) =>
    Math.max(
      total.asked_days,
      parts.reduce((sum, part) => sum + total[part], 0),
    );
  const x = scaleLinear([0, Math.max(1, ...shown.map(lengthOf))], [size.names, size.width - size.share]).nice(
    5,
  );
  const height = shown.length * size.row + size.foot;
  return (
    <ChartFrame
      title={title}
      legend={parts.map((measure) => ({ measure, label: t(`fairness.measures.${measure}`) }))}
      width={size.width}
      height={height}
    >
      {x.ticks(5).map((tick) => (
        <g key={tick}>
          <line x1={x(tick)} x2={x(tick)} y1={0} y2={height - size.foot} className={styles['line']} />
          <text x={x(tick)} y={height - 6} textAnchor="middle" className={styles['text']}>
            {format.number(tick, 0)}
          </text>
        </g>
      ))}
      {shown.map((group, line) => {
        const share = grantedShare(group.total);
        let from = 0;
        return (
          <g key={group.id ?? 0} transform={`translate(0 ${line * size.row})`}>
            <text x={0} y={size.row / 2} dy="0.35em" className={styles['name']}>
              {shortName(group.label)}
            </text>
            {parts.map((part) => {
              const start = from;
              from += group.total[part];
              return (
                <rect
                  key={part}
                  x={x(start)}
                  y={5}
                  width={Math.max(0, x(from) - x(start))}
                  height={size.row - 10}
                  className={styles['bar']}
                  data-measure={part}
                />
              );
            })}
            <text
              x={x(lengthOf(group)) + 8}
              y={size.row / 2}
              dy="0.35em"
              className={`${styles['name']} ${styles['share']}`}
            >
              {share === null ? '–' : format.percent(share)}
            </text>
          </g>
        );
      })}
    </ChartFrame>
  );
};
