import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { grantedShare } from '@shiptime/domain/plans/fairness';
import { useFormat } from '#lib/format.ts';
import { ChartFrame } from './chart-frame.tsx';
import type { NamedGroup } from './fairness-groups.ts';
import { shortenName } from './heat-chart.tsx';
import styles from './chart.module.css';

const parts = ['granted_days', 'shortened_days', 'refused_days', 'undecided_days'] as const;
const size = { width: 880, names: 324, share: 56, row: 30, foot: 24 } as const;
const longestName = 46;
export const maximumGroupsInChart = 15;

type Scale = ScaleLinear<number, number>;

const daysIn = ({ total }: NamedGroup, of: readonly (typeof parts)[number][]): number =>
  of.reduce((sum, part) => sum + total[part], 0);

const lengthOf = (group: NamedGroup) => Math.max(group.total.asked_days, daysIn(group, parts));

const Axis = ({ x, height }: { x: Scale; height: number }) => {
  const format = useFormat();
  return x.ticks(5).map((tick) => (
    <g key={tick}>
      <line x1={x(tick)} x2={x(tick)} y1={0} y2={height - size.foot} className={styles['line']} />
      <text x={x(tick)} y={height - 6} textAnchor="middle" className={styles['text']}>
        {format.number(tick, 0)}
      </text>
    </g>
  ));
};

const GroupBar = ({ group, line, x }: { group: NamedGroup; line: number; x: Scale }) => {
  const format = useFormat();
  const share = grantedShare(group.total);
  const delivered = group.total.delivered_days;
  return (
    <g transform={`translate(0 ${line * size.row})`}>
      <text x={0} y={size.row / 2} dy="0.35em" className={styles['name']}>
        {shortenName(group.label, longestName)}
      </text>
      {parts.map((part, index) => {
        const start = daysIn(group, parts.slice(0, index));
        return (
          <rect
            key={part}
            x={x(start)}
            y={5}
            width={Math.max(0, x(start + group.total[part]) - x(start))}
            height={size.row - 10}
            className={styles['bar']}
            data-measure={part}
          />
        );
      })}
      {delivered !== null && (
        <rect
          x={x(0)}
          y={size.row / 2 - 3}
          width={x(delivered) - x(0)}
          height={6}
          className={styles['bar']}
          data-measure="delivered_days"
        />
      )}
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
};

export const FairnessChart = ({ groups, title }: { groups: readonly NamedGroup[]; title: string }) => {
  const { t } = useTranslation('statistics');
  const shown = groups.slice(0, maximumGroupsInChart);
  const longest = Math.max(1, ...shown.map(lengthOf));
  const x = scaleLinear([0, longest], [size.names, size.width - size.share]).nice(5);
  const height = shown.length * size.row + size.foot;
  const legend = [
    ...parts.map((measure) => ({ measure, label: t(`fairness.measures.${measure}`) })),
    ...(shown.some(({ total }) => total.delivered_days !== null)
      ? [{ measure: 'delivered_days', label: t('fairness.delivered_chart') }]
      : []),
  ];
  return (
    <ChartFrame title={title} legend={legend} width={size.width} height={height}>
      <Axis x={x} height={height} />
      {shown.map((group, line) => (
        <GroupBar key={group.id ?? 0} group={group} line={line} x={x} />
      ))}
    </ChartFrame>
  );
};
