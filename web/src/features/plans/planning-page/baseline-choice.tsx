import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { classNames } from '#ui/class-names.ts';
import { fleetPlanQuery } from '../plan-api.ts';
import { useEditingModel } from '../edited-plan/scheduler-model.ts';
import styles from '../room-bar.module.css';
import { useTimelineView } from '../timeline-view/use-timeline-view.ts';
import { formatVersionReference } from '../baselines/baseline-parameter.ts';
import { useDeliveredVoyages } from '../baselines/use-delivered.ts';
import { usePreviousFiscalYear } from '../baselines/use-last-year-schedule.ts';

export const BaselineChoice = () => {
  const { t } = useTranslation('scheduler');
  const { language, instant } = useFormat();
  const { plans } = useEditingModel();
  const { view, change } = useTimelineView();
  const before = usePreviousFiscalYear();
  const published = useQuery(fleetPlanQuery(before?.id)).data?.latest_version;
  const isDelivered = (useDeliveredVoyages(true)?.length ?? 0) > 0;
  const versioned = plans.filter(({ versions }) => (versions?.length ?? 0) > 0);
  return (
    <select
      className={classNames(styles['choice'], styles['baseline'])}
      aria-label={t('baseline.choose')}
      title={t('baseline.choose')}
      value={view.baseline}
      onChange={({ target }) => change({ baseline: target.value })}
    >
      <option value="">{t('baseline.none')}</option>
      {before && published && <option value="last">{t('baseline.last', { year: before.name })}</option>}
      {isDelivered && <option value="delivered">{t('baseline.delivered.option')}</option>}
      {plans.length > 1 && versioned.length > 0 && <option value="latest">{t('baseline.latest')}</option>}
      {versioned.map(({ id, vessel, versions = [] }) => (
        <optgroup key={id} label={nameInLanguage(language, vessel)}>
          {versions.map(({ number, created_at, reason }) => (
            <option key={number} value={formatVersionReference({ planId: id, number })} title={reason}>
              {[
                plans.length > 1 && nameInLanguage(language, vessel),
                t('baseline.version', { number, at: instant(created_at) }),
              ]
                .filter(Boolean)
                .join(', ')}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
};
