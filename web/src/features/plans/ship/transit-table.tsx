import { useTranslation } from 'react-i18next';
import { type Transit, transitsOf } from '@shiptime/domain/plans/conflicts/transits';
import { dayOfTick, daysOfTicks } from '@shiptime/domain/plans/ticks';
import { type Column, Table } from '#ui/table.tsx';
import { useOutlook, useScheduler } from '../model/scheduler-model.ts';
import { useDistanceWords } from './use-distance-words.ts';

/** Every way from port to port that the plan asks of the ship, in the order of the year. */
export const TransitTable = () => {
  const { t } = useTranslation('scheduler');
  const { plan } = useScheduler();
  const { board, words } = useOutlook();
  const distance = useDistanceWords();
  const lane = board?.lanes.find((each) => each.lane.vessel_plan_id === plan.id)?.lane;
  if (!board || !lane) return null;
  const { speaker } = words;
  const rows = transitsOf(lane, board.circumstances).filter(
    ({ from_port_id: from, to_port_id: to }) => from !== to,
  );
  const port = (id: number | null) => (id === null ? t('mission.no_port') : speaker.port(id));
  const columns: readonly Column<Transit>[] = [
    {
      key: 'way',
      header: t('transits.way'),
      isRowHeader: true,
      cell: ({ from_port_id: from, to_port_id: to }) =>
        t('transits.from_to', { from: port(from), to: port(to) }),
    },
    { key: 'until', header: t('transits.until'), cell: ({ to }) => speaker.moment(dayOfTick(to.start)) },
    { key: 'distance', header: t('transits.distance'), align: 'end', cell: (row) => distance(row.distance) },
    {
      key: 'needed',
      header: t('transits.needed'),
      align: 'end',
      cell: ({ needed }) => (needed === null ? t('transits.unknown') : speaker.days(daysOfTicks(needed))),
    },
    {
      key: 'available',
      header: t('transits.available'),
      align: 'end',
      cell: ({ available }) => speaker.days(daysOfTicks(available)),
    },
  ];
  return (
    <Table
      caption={t('transits.title')}
      showCaption
      columns={columns}
      rows={rows}
      rowKey={({ to }) => `${to.start}-${to.end}`}
      empty={t('transits.none')}
    />
  );
};
