import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isScheduled, type Mission } from '@shiptime/domain/plans/missions';
import { useFormat } from '#lib/format.ts';
import { nameIn } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { useList } from '#features/reference/reference-api.ts';
import {
  planOf,
  useEditing,
  useEditorView,
  useOutlook,
} from '#features/plans/edited-plan/scheduler-model.ts';
import { Unscheduled } from '#features/plans/timeline-editing/unscheduled.tsx';
import {
  type Waiting,
  waitingInOrder,
  type WaitingOrder,
  waitingOrders,
} from '#features/plans/timeline-editing/waiting-order.ts';
import { TextButton } from '#features/plans/text-button.tsx';
import { type Panel, usePanels } from '../frame/panel-model.ts';
import { useView } from '#features/plans/timeline-view/use-view.ts';
import { matchesView, noFilter } from '#features/plans/timeline-view/view.ts';
import { fleetPlanQuery } from '#features/plans/plan-api.ts';
import { useYearBefore } from '#features/plans/baselines/use-last-year.ts';
import styles from '#features/plans/room-bar.module.css';

const useWaiting = () => useOutlook().missions.filter((mission) => !isScheduled(mission));

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

const useKnown = (): ((mission: Mission) => Waiting) => {
  const { language } = useFormat();
  const model = useEditing();
  const { rows } = useEditorView().plan;
  const statuses = useList('request_statuses');
  const agencies = useList('agencies');
  return (mission) => {
    const asked = rows.get(mission.id)?.ship_time_request;
    const plan = planOf(model, mission);
    const status = statuses.find(({ id }) => id === asked?.status_id);
    const agency = agencies.find(({ id }) => id === asked?.agency_id);
    const person = asked?.primary_proponent;
    return {
      mission,
      window: asked?.operational_window_start ?? null,
      status: status ? nameIn(language, status) : '',
      agency: agency ? nameIn(language, agency) : '',
      words: [
        plan ? nameIn(language, plan.vessel) : '',
        person ? `${person.first_name} ${person.last_name}` : '',
      ],
    };
  };
};

type FindingProps = {
  readonly find: string;
  readonly onFind: (text: string) => void;
  readonly order: WaitingOrder;
  readonly onOrder: (order: WaitingOrder) => void;
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
        onChange={({ target }) => onOrder(waitingOrders.find((each) => each === target.value) ?? 'number')}
      >
        {waitingOrders.map((each) => (
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
  const { readOnly } = useEditing();
  const { show } = usePanels();
  const { change } = useView();
  const before = useYearBefore();
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
  const { change } = useView();
  if (count === 0) return null;
  return (
    <p>
      {t('unscheduled.filtered', { count })}{' '}
      <TextButton onPress={() => change(noFilter)}>{t('unscheduled.all')}</TextButton>
    </p>
  );
};

const Content = () => {
  const { t } = useTranslation('scheduler');
  const { compare, language } = useFormat();
  const model = useEditing();
  const { openId, openMission, place, carry, drop, handle } = usePanels();
  const [find, setFind] = useState('');
  const [order, setOrder] = useState<WaitingOrder>('number');
  const waiting = useWaiting();
  const known = useKnown();
  const { view } = useView();
  const { rows } = useEditorView().plan;
  const filtered = waiting.filter(({ id }) => matchesView(view, rows.get(id)?.ship_time_request));
  const shown = waitingInOrder(filtered.map(known), find, order, compare);
  const vesselOf = (mission: Mission) => {
    const plan = planOf(model, mission);
    return plan ? nameIn(language, plan.vessel) : '';
  };
  return (
    <>
      {waiting.length > 1 && <Finding find={find} onFind={setFind} order={order} onOrder={setOrder} />}
      {filtered.length > 0 && shown.length === 0 && <p>{t('unscheduled.not_found')}</p>}
      <Unscheduled
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
