import { scaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { ChartFrame } from '../statistics/chart-frame.tsx';
import { shortenName } from '../statistics/heat-chart.tsx';
import styles from '../statistics/chart.module.css';
import type { SimulatedVessel } from './delivery-api.ts';

const size = { width: 880, names: 240, row: 30, foot: 24, end: 24 } as const;
const longestName = 32;

type DeliveryChartProps = {
  readonly ships: readonly SimulatedVessel[];
  readonly nameOf: (vesselId: number) => string;
};

export const DeliveryChart = ({ ships, nameOf }: DeliveryChartProps) => {
  const { t } = useTranslation('delivery');
  const format = useFormat();
  const most = Math.max(1, ...ships.map(({ planned }) => planned));
  const x = scaleLinear([0, most], [size.names, size.width - size.end]).nice(5);
  const height = ships.length * size.row + size.foot;
  return (
    <ChartFrame
      title={t('ships.chart')}
      legend={[
        { measure: 'available_days', label: t('ships.legend.planned') },
        { measure: 'requested_days', label: t('ships.legend.range') },
        { measure: 'scheduled_days', label: t('ships.legend.median') },
      ]}
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
      {ships.map(({ vessel_plan_id, vessel_id, planned, days }, line) => (
        <g key={vessel_plan_id} transform={`translate(0 ${line * size.row})`}>
          <text x={0} y={size.row / 2} dy="0.35em" className={styles['name']}>
            {shortenName(nameOf(vessel_id), longestName)}
          </text>
          <rect
            x={x(0)}
            y={5}
            width={x(planned) - x(0)}
            height={size.row - 10}
            className={styles['bar']}
            data-measure="available_days"
          />
          <rect
            x={x(days.p10)}
            y={9}
            width={Math.max(1, x(days.p90) - x(days.p10))}
            height={size.row - 18}
            className={styles['bar']}
            data-measure="requested_days"
          />
          <rect
            x={x(days.p50) - 2}
            y={5}
            width={4}
            height={size.row - 10}
            className={styles['bar']}
            data-measure="scheduled_days"
          />
        </g>
      ))}
    </ChartFrame>
  );
};
