import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenSchedule, OpenDataVessel } from '@shiptime/domain/plans/versions/open-schedule';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { type DataColumn, DataTable } from '#ui/data-table.tsx';
import { numberColumn, textColumn } from '#ui/text-column.tsx';
import { useTodayAsDay } from '../use-today.ts';

type Leg = OpenDataVessel['joinable_legs'][number] & { readonly vessel: OpenDataVessel };

const askedOn = ({ vessel, mission_ids }: Leg): number | null => {
  const asked = mission_ids.map((id) => vessel.missions.find((each) => each.id === id)?.requested_berths);
  const known = asked.filter((count) => typeof count === 'number');
  return known.length === 0 ? null : Math.max(...known);
};

const useColumns = (): readonly DataColumn<Leg>[] => {
  const { t } = useTranslation('availability');
  const { language, number } = useFormat();
  return useMemo<readonly DataColumn<Leg>[]>(() => {
    const text = textColumn<Leg>;
    const count = (key: string, header: string, value: (leg: Leg) => number | null) =>
      numberColumn(key, header, value, number);
    const titles = ({ vessel, mission_ids }: Leg) =>
      mission_ids.map((id) => vessel.missions.find((each) => each.id === id)?.title ?? '').join(' · ');
    const ports = ({ from_port, to_port }: Leg) => {
      const names = [from_port, to_port].map((port) =>
        port ? nameInLanguage(language, port) : t('room.unknown'),
      );
      return [...new Set(names)].join(' → ');
    };
    return [
      {
        ...text('ship', t('room.ship'), ({ vessel }) => nameInLanguage(language, vessel)),
        isRowHeader: true,
      },
      text('what', t('room.what'), (leg) => titles(leg) || t('room.free')),
      text('from', t('room.from'), ({ start_date }) => start_date),
      text('to', t('room.to'), ({ end_date }) => end_date),
      count('days', t('room.days'), ({ days }) => days),
      text('ports', t('room.ports'), ports),
      count('berths', t('room.berths'), ({ free_berths }) => free_berths),
      count('asked', t('room.asked'), askedOn),
    ];
  }, [language, number, t]);
};

export const FreeBerthsTable = ({ schedule }: { schedule: OpenSchedule }) => {
  const { t } = useTranslation('availability');
  const today = useTodayAsDay();
  const legs = useMemo<readonly Leg[]>(
    () =>
      schedule.vessels.flatMap((vessel) =>
        vessel.joinable_legs.filter(({ end_date }) => end_date >= today).map((leg) => ({ ...leg, vessel })),
      ),
    [schedule, today],
  );
  return (
    <DataTable
      caption={t('room.caption', { year: schedule.fiscal_year.name })}
      columns={useColumns()}
      rows={legs}
      rowKey={({ vessel, start_date, mission_ids }) => [vessel.vessel_id, start_date, ...mission_ids].join()}
      initialSort={{ key: 'from', direction: 'ascending' }}
      searchLabel={t('room.search')}
    />
  );
};
