import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isScheduled, type Mission } from '@shiptime/domain/plans/missions';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import {
  findPlanOfMission,
  useEditingModel,
  usePlanEditorState,
  useCheckedPlans,
} from '#features/plans/edited-plan/scheduler-model.ts';
import { UnscheduledMissions } from '#features/plans/timeline-editing/unscheduled-missions.tsx';
import {
  type UnscheduledMission,
  searchAndSortUnscheduledMissions,
  type UnscheduledSortKey,
  unscheduledSortKeys,
} from '#features/plans/timeline-editing/search-and-sort-unscheduled-missions.ts';
import { TextButton } from '#features/plans/text-button.tsx';
import { type Panel, usePanelModel } from '../frame/panel-model.ts';
import { useTimelineView } from '#features/plans/timeline-view/use-timeline-view.ts';
import { matchesTimelineFilter, noTimelineFilter } from '#features/plans/timeline-view/timeline-view.ts';
import { fleetPlanQuery } from '#features/plans/plan-api.ts';
import { usePreviousFiscalYear } from '#features/plans/baselines/use-last-year-schedule.ts';
import styles from '#features/plans/room-bar.module.css';

const useWaiting = () => useCheckedPlans().missions.filter((mission) => !isScheduled(mission));

const Words: Panel['Words'] = ({ children }) => {
  const { t } = useTranslation('scheduler');
  const { length: count } = useWaiting();
  const title = t('unscheduled.title', { count });
  return children({
    name: t('room.unscheduled'),
    title,
    badge: <Badge count={count} label={String(count)} />,
  });
};

const useKnown = (): ((mission: Mission) => UnscheduledMission) => {
  const { language } = useFormat();
  const model = useEditingModel();
  const { rows } = usePlanEditorState().plan;
  const statuses = useReferenceList('request_statuses');
  const agencies = useReferenceList('agencies');
  return (mission) => {
    const asked = rows.get(mission.id)?.ship_time_request;
    const plan = findPlanOfMission(model, mission);
    const status = statuses.find(({ id }) => id === asked?.status_id);
    const agency = agencies.find(({ id }) => id === asked?.agency_id);
    const person = asked?.primary_proponent;
    return {
      mission,
      window: asked?.operational_window_start ?? null,
      status: status ? nameInLanguage(language, status) : '',
      agency: agency ? nameInLanguage(language, agency) : '',
      words: [
        plan ? nameInLanguage(language, plan.vessel) : '',
        person ? `${person.first_name} ${person.last_name}` : '',
      ],
    };
  };
};

type FindingProps = {
  readonly find: string;
  readonly onFind: (text: string) => void;
  readonly order: UnscheduledSortKey;
  readonly onOrder: (order: UnscheduledSortKey) => void;
};

const Finding = ({ find, onFind, order, onOrder }: FindingProps) => {
  const { t } = useTranslation('scheduler');
  return (
    <div className={styles['finding']}>
      <SearchField label={t('unscheduled.find')} hideLabel value={find} onChange={onFind} />
      <select
        className={styles['choice']}
        aria-label={t('unscheduled.sort')}
        title={t('unscheduled.sort')}
        value={order}
        onChange={({ target }) =>
          onOrder(unscheduledSortKeys.find((each) => each === target.value) ?? 'number')
        }
      >
        {unscheduledSortKeys.map((each) => (
          <option key={each} value={each}>
            {t(`unscheduled.orders.${each}`)}
          </option>
        ))}
      </select>
    </div>
  );
};

const LikeLastYear = () => {
  const { t } = useTranslation('scheduler');
  const { readOnly } = useEditingModel();
  const { show } = usePanelModel();
  const { change } = useTimelineView();
  const before = usePreviousFiscalYear();
  const published = useQuery(fleetPlanQuery(before?.id)).data?.latest_version;
  if (!published || readOnly) return null;
  return (
    <p>
      <TextButton
        onPress={() => {
          change({ baseline: 'last' });
          show('baseline');
        }}
      >
        {t('like_last_year.open')}
      </TextButton>
    </p>
  );
};

const LeftOut = ({ count }: { count: number }) => {
  const { t } = useTranslation('scheduler');
  const { change } = useTimelineView();
  if (count === 0) return null;
  return (
    <p>
      {t('unscheduled.filtered', { count })}{' '}
      <TextButton onPress={() => change(noTimelineFilter)}>{t('unscheduled.all')}</TextButton>
    </p>
  );
};

const Content = () => {
  const { t } = useTranslation('scheduler');
  const { compare, language } = useFormat();
  const model = useEditingModel();
  const { openId, openMission, place, carry, drop, handle } = usePanelModel();
  const [find, setFind] = useState('');
  const [order, setOrder] = useState<UnscheduledSortKey>('number');
  const waiting = useWaiting();
  const known = useKnown();
  const { view } = useTimelineView();
  const { rows } = usePlanEditorState().plan;
  const filtered = waiting.filter(({ id }) => matchesTimelineFilter(view, rows.get(id)?.ship_time_request));
  const shown = searchAndSortUnscheduledMissions(filtered.map(known), find, order, compare);
  const vesselOf = (mission: Mission) => {
    const plan = findPlanOfMission(model, mission);
    return plan ? nameInLanguage(language, plan.vessel) : '';
  };
  return (
    <>
      {waiting.length > 1 && <Finding find={find} onFind={setFind} order={order} onOrder={setOrder} />}
      {filtered.length > 0 && shown.length === 0 && <p>{t('unscheduled.not_found')}</p>}
      <UnscheduledMissions
        missions={shown}
        isEmpty={waiting.length === 0}
        {...(model.plans.length > 1 && { detailOf: vesselOf })}
        openId={openId}
        onOpen={openMission}
        onPlace={place}
        onCarry={carry}
        onDrop={drop}
        handle={handle}
      />
      {waiting.length > 0 && <LikeLastYear />}
      <LeftOut count={waiting.length - filtered.length} />
    </>
  );
};

export const unscheduledPanel: Panel = {
  id: 'unscheduled',
  icon: 'inbox',
  dock: 'list',
  group: 'place',
  headingId: 'unscheduled',
  Words,
  Content,
};
