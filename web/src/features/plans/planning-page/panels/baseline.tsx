import { useTranslation } from 'react-i18next';
import type { DeliveredComparison } from '@shiptime/domain/plans/imports/compare-with-delivered';
import type { BaselineChange } from '@shiptime/domain/plans/versions/baseline';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { Stack } from '#ui/stack.tsx';
import { UserText } from '#ui/user-text.tsx';
import { useEditingModel, useCheckedPlans } from '#features/plans/edited-plan/scheduler-model.ts';
import { TextButton } from '#features/plans/text-button.tsx';
import { BaselineChoice } from '../baseline-choice.tsx';
import type { Baseline } from '#features/plans/baselines/use-baseline.ts';
import { useBaselineChangeText } from '#features/plans/baselines/use-baseline-change-text.ts';
import styles from '#features/plans/baselines/baseline.module.css';
import { LastYearPlacements } from '../last-year-placements.tsx';
import { createPanelWords } from '../panel-words.tsx';
import { type Panel, usePanelModel } from '../frame/panel-model.ts';
import { useTimelineView } from '#features/plans/timeline-view/use-timeline-view.ts';

type DeparturesProps = { readonly departures: readonly BaselineChange[]; readonly where: string };

const Departures = ({ departures, where }: DeparturesProps) => {
  const { openMission } = usePanelModel();
  const say = useBaselineChangeText(useCheckedPlans().words);
  return (
    <ul className={styles['list']}>
      {departures.map((each, index) => (
        <li key={each.kind === 'gone' ? `gone-${index}` : each.mission_id}>
          {each.kind === 'gone' ? (
            <span>
              <UserText text={each.title} />
            </span>
          ) : (
            <TextButton onPress={() => openMission(each.mission_id)}>
              <UserText text={each.title} />
            </TextButton>
          )}
          <span className={styles['words']}>{say(each, where)}</span>
        </li>
      ))}
    </ul>
  );
};

const ByVessel = ({ baseline }: { readonly baseline: Baseline }) => {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { plans } = useEditingModel();
  const { departures, where } = baseline;
  if (departures.length === 0) return <p>{t('baseline.same', { where })}</p>;
  return (
    <>
      <p>{t('baseline.count', { count: departures.length, where })}</p>
      {plans.map(({ id, vessel, vessel_id }) => {
        const own = departures.filter((each) => each.vessel_id === vessel_id);
        if (own.length === 0) return null;
        return (
          <section key={id}>
            {plans.length > 1 && <h3 className={styles['vessel']}>{nameInLanguage(language, vessel)}</h3>}
            <Departures departures={own} where={where} />
          </section>
        );
      })}
    </>
  );
};

const DeliveredSums = ({ planned, delivered, untold }: DeliveredComparison) => {
  const { t } = useTranslation('scheduler');
  const { speaker } = useCheckedPlans().words;
  return (
    <>
      <p>
        {t('baseline.delivered.planned', { count: planned.missions, days: speaker.days(planned.days) })}{' '}
        {t('baseline.delivered.done', { count: delivered.voyages, days: speaker.days(delivered.days) })}
      </p>
      {untold > 0 && <p>{t('baseline.delivered.untold', { count: untold })}</p>}
    </>
  );
};

/** False if "no differences" would mislead because some missions have no delivered voyage. */
const saysDifferences = ({ beside, departures }: Baseline): boolean =>
  beside === null || departures.length > 0 || (beside.delivered.voyages > 0 && beside.untold === 0);

const Content = () => {
  const { t } = useTranslation('scheduler');
  const { view, baseline } = useTimelineView();
  return (
    <Stack>
      <div className={styles['choose']}>
        <BaselineChoice />
      </div>
      {view.baseline === '' && <p>{t('baseline.explained')}</p>}
      {view.baseline === 'last' && <p>{t('baseline.last_explained')}</p>}
      {view.baseline === 'last' && <LastYearPlacements />}
      {baseline?.beside && <DeliveredSums {...baseline.beside} />}
      {baseline && saysDifferences(baseline) && <ByVessel baseline={baseline} />}
    </Stack>
  );
};

export const baselinePanel: Panel = {
  id: 'baseline',
  icon: 'move',
  dock: 'below',
  group: 'history',
  Words: createPanelWords('baseline.title'),
  Content,
};
