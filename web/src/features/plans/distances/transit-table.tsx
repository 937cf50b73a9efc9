import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeaDistance } from '@shiptime/domain/plans/conflicts/conflict-context';
import {
  itineraryOf,
  canalLockHours,
  type ItineraryLeg as Sailing,
} from '@shiptime/domain/plans/conflicts/transits';
import { mayOverruleDistance } from '@shiptime/domain/plans/distances/overruled-distance';
import { dayOfTick, ticksToDays } from '@shiptime/domain/plans/ticks';
import { Button } from '#ui/button.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { useCheckedPlans, useSchedulerModel } from '../edited-plan/scheduler-model.ts';
import styles from './transit-table.module.css';
import { OverruleDistanceDialog } from './overrule-distance-dialog.tsx';
import type { PortPair } from './overruled-distance.ts';
import { useDistanceText } from './use-distance-text.ts';

const portsOf = ({ from_port_id: from, to_port_id: to }: Sailing): PortPair | null =>
  from === null || to === null ? null : { from_port_id: Math.min(from, to), to_port_id: Math.max(from, to) };

const useOverruling = (wayOf: (transit: Sailing) => string) => {
  const { t } = useTranslation('scheduler');
  const { actor } = useSchedulerModel();
  const { facts } = useCheckedPlans();
  const [open, setOpen] = useState<Sailing | null>(null);
  const ports = open && portsOf(open);
  const distance = facts?.distances.find(
    (each) => each.from_port_id === ports?.from_port_id && each.to_port_id === ports.to_port_id,
  );
  const column: TableColumn<Sailing> = {
    key: 'overrule',
    header: '',
    label: t('overruling.column'),
    cell: (row) =>
      portsOf(row) && (
        <Button small aria-label={t('overruling.title', { way: wayOf(row) })} onPress={() => setOpen(row)}>
          {t('overruling.button')}
        </Button>
      ),
  };
  return {
    columns: mayOverruleDistance(actor).allowed ? [column] : [],
    dialog: open && ports && (
      <OverruleDistanceDialog
        ports={ports}
        way={wayOf(open)}
        distance={distance ?? null}
        onClose={() => setOpen(null)}
      />
    ),
  };
};

const Way = ({ words, said }: { readonly words: string; readonly said: string | null }) => (
  <>
    {words}
    {said && <br />}
    {said && <small className={styles['said']}>{said}</small>}
  </>
);

const useLockWords = () => {
  const { t } = useTranslation('scheduler');
  const { speaker } = useCheckedPlans().words;
  return (distance: SeaDistance | null): string | null => {
    if (distance === null || distance.method === 'overruled') return null;
    const { locks, closed } = distance;
    const named = (keys: readonly string[]) => speaker.list(keys.map(speaker.lock));
    if (closed) return t('transits.closed', { locks: named(closed) });
    return locks ? t('transits.through', { locks: named(locks), hours: canalLockHours(distance) }) : null;
  };
};

export const TransitTable = () => {
  const { t } = useTranslation('scheduler');
  const { plan } = useSchedulerModel();
  const { board, words } = useCheckedPlans();
  const { miles, overruled } = useDistanceText();
  const { speaker } = words;
  const throughLocks = useLockWords();
  const port = (id: number | null) => (id === null ? t('mission.no_port') : speaker.port(id));
  const wayOf = ({ from_port_id: from, to_port_id: to }: Sailing) =>
    t('transits.from_to', { from: port(from), to: port(to) });
  const overruling = useOverruling(wayOf);
  const lane = board?.lanes.find((each) => each.lane.vessel_plan_id === plan.id)?.lane;
  if (!board || !lane) return null;
  const rows = itineraryOf(lane, board.conflictContext).filter(
    ({ from_port_id: from, to_port_id: to }) => from !== to,
  );
  const columns: readonly TableColumn<Sailing>[] = [
    {
      key: 'way',
      header: t('transits.way'),
      isRowHeader: true,
      cell: (row) => <Way words={wayOf(row)} said={overruled(row.distance) ?? throughLocks(row.distance)} />,
    },
    { key: 'until', header: t('transits.until'), cell: ({ sails }) => speaker.moment(dayOfTick(sails.end)) },
    {
      key: 'distance',
      header: t('transits.distance'),
      align: 'end',
      cell: (row) => miles(row.distance),
    },
    {
      key: 'needed',
      header: t('transits.needed'),
      align: 'end',
      cell: ({ needed }) => (needed === null ? t('transits.unknown') : speaker.days(ticksToDays(needed))),
    },
    {
      key: 'available',
      header: t('transits.available'),
      align: 'end',
      cell: ({ to, available, isOfNextYear }) =>
        to === null && !isOfNextYear ? t('transits.home') : speaker.days(ticksToDays(available)),
    },
    ...overruling.columns,
  ];
  return (
    <>
      <Table
        caption={t('transits.title')}
        showCaption
        columns={columns}
        rows={rows}
        rowKey={({ to }) => (to === null ? 'home' : `${to.start}-${to.end}`)}
        empty={t('transits.none')}
      />
      {overruling.dialog}
    </>
  );
};
