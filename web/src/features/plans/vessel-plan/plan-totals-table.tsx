import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { computePlanTotals } from '@shiptime/domain/plans/plan-totals';
import { useFormat } from '#lib/format.ts';
import { useCheckedPlans, useSchedulerModel } from '../edited-plan/scheduler-model.ts';
import styles from '../scheduler.module.css';

const shown = [
  'used_days',
  'operational_days',
  'transit_days',
  'constraint_days',
  'free_days',
  'unscheduled_days',
] as const;

export const PlanTotalsTable = () => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { number } = useFormat();
  const { plan } = useSchedulerModel();
  const { board } = useCheckedPlans();
  const totals = useMemo(() => {
    const lane = board?.lanes.find((each) => each.lane.vessel_plan_id === plan.id)?.lane;
    return board && lane ? computePlanTotals(lane, board.conflictContext) : null;
  }, [board, plan.id]);
  if (!totals) return null;
  return (
    <div className={styles['totals']}>
      <dl aria-label={t('totals.label')}>
        {shown.map((key) => (
          <div key={key}>
            <dt>{tp(`totals.${key}`)}</dt>
            <dd>{number(totals[key])}</dd>
          </div>
        ))}
      </dl>
      {totals.unknown_transits > 0 && (
        <p className={styles['quiet']}>{t('totals.unknown', { count: totals.unknown_transits })}</p>
      )}
    </div>
  );
};
