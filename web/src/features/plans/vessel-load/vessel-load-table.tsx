import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type VesselLoad,
  computeLoad,
  divideYearForLoad,
  type LoadPeriodUnit,
  sumLoads,
} from '@shiptime/domain/plans/load';
import type { Span } from '@shiptime/domain/plans/missions';
import { dayOfTick } from '@shiptime/domain/plans/ticks';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Stack } from '#ui/stack.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { useEditingModel, useCheckedPlans } from '../edited-plan/scheduler-model.ts';
import styles from './load.module.css';

const parts = ['used_days', 'transit_days', 'constraint_days', 'free_days'] as const;

type LoadRow = { readonly id: number; readonly name: string; readonly loads: readonly VesselLoad[] };

const Cell = ({ load, period }: { load: VesselLoad; period: Span }) => {
  const { t } = useTranslation('scheduler');
  const { number } = useFormat();
  const days = parts.reduce((sum, part) => sum + load[part], 0) || (period.end - period.start) / 4;
  const whole = (value: number) => number(Math.round(value * 4) / 4);
  const words = [...parts, 'waiting_days' as const]
    .map((part) => t(`load.of.${part}`, { days: whole(load[part]) }))
    .join(', ');
  return (
    <div className={styles['cell']} title={words}>
      <div className={styles['bar']} aria-hidden="true">
        {parts.map((part) => (
          <span key={part} data-part={part} style={{ inlineSize: `${(load[part] / days) * 100}%` }} />
        ))}
      </div>
      <span>
        {t('load.free', { days: whole(load.free_days) })}
        {load.waiting_days >= 0.25 && (
          <span className={load.waiting_days > load.free_days ? styles['over'] : undefined}>
            {' '}
            {t('load.waiting', { days: whole(load.waiting_days) })}
          </span>
        )}
      </span>
    </div>
  );
};

export const VesselLoadTable = () => {
  const { t } = useTranslation('scheduler');
  const { language, yearMonth } = useFormat();
  const { plans } = useEditingModel();
  const { board } = useCheckedPlans();
  const [weekly, setWeekly] = useState(false);
  const step: LoadPeriodUnit = weekly ? 'week' : 'month';
  const found = useMemo(() => {
    if (!board) return null;
    const periods = divideYearForLoad(board.conflictContext.year, step);
    const rows: LoadRow[] = board.lanes.map(({ lane }) => {
      const plan = plans.find(({ id }) => id === lane.vessel_plan_id);
      return {
        id: lane.vessel_plan_id,
        name: plan ? nameInLanguage(language, plan.vessel) : '',
        loads: computeLoad(lane, board.conflictContext, periods),
      };
    });
    return { periods, rows };
  }, [board, plans, language, step]);
  if (!found) return null;
  const { periods, rows } = found;
  const all: readonly LoadRow[] =
    rows.length > 1
      ? [...rows, { id: 0, name: t('load.fleet'), loads: sumLoads(rows.map(({ loads }) => loads)) }]
      : rows;
  const columns: readonly TableColumn<LoadRow>[] = [
    { key: 'vessel', header: t('load.vessel'), isRowHeader: true, cell: ({ name }) => name },
    ...periods.map((period, index) => {
      const day = dayOfTick(period.start);
      return {
        key: day,
        header: weekly ? day.slice(5) : yearMonth(day.slice(0, 7)),
        cell: ({ loads }: LoadRow) => <Cell load={loads[index]!} period={period} />,
      };
    }),
  ];
  return (
    <Stack>
      <ul className={styles['legend']}>
        {parts.map((part) => (
          <li key={part}>
            <span className={styles['sample']} data-part={part} />
            {t(`load.parts.${part}`)}
          </li>
        ))}
      </ul>
      <p>{t('load.explained')}</p>
      <Checkbox label={t('load.weekly')} value={weekly} onChange={setWeekly} />
      <Table caption={t('load.title')} columns={columns} rows={all} rowKey={({ id }) => id} wide />
    </Stack>
  );
};
