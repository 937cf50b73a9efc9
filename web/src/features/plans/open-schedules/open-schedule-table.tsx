import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { occupiedDays } from '@shiptime/domain/plans/missions';
import type {
  OpenDataMission,
  OpenSchedule,
  OpenDataVessel,
} from '@shiptime/domain/plans/versions/open-schedule';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { TitleWithPartner } from '../title-with-partner.tsx';
import { type DataColumn, DataTable } from '#ui/data-table.tsx';
import { numberColumn, textColumn } from '#ui/text-column.tsx';

type Leg = { readonly vessel: OpenDataVessel; readonly mission: OpenDataMission };

const useColumns = (legs: readonly Leg[]): readonly DataColumn<Leg>[] => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { language, number } = useFormat();
  return useMemo<readonly DataColumn<Leg>[]>(() => {
    const titles = new Map(legs.map(({ mission }) => [mission.id, mission.title]));
    const mateOf = ({ sails_with_id: id }: OpenDataMission) => (id === null ? undefined : titles.get(id));
    const text = textColumn<Leg>;
    const count = (key: string, header: string, value: (leg: Leg) => number | null) =>
      numberColumn(key, header, value, number);
    return [
      {
        ...text('mission', tp('fields.title.label'), ({ mission }) =>
          [
            mission.title,
            mission.replanned && t('schedules.replanned'),
            mateOf(mission) && tp('together.with', { mission: mateOf(mission) }),
          ]
            .filter(Boolean)
            .join('. '),
        ),
        cell: ({ mission }) => (
          <TitleWithPartner title={mission.title} mate={mateOf(mission)} replanned={mission.replanned} />
        ),
        isRowHeader: true,
      },
      text('voyage_number', tp('fields.voyage_number.label'), ({ mission }) => mission.voyage_number ?? ''),
      text('vessel', tp('fields.vessel_id.label'), ({ vessel }) => nameInLanguage(language, vessel)),
      text('start', tp('fields.start_date.label'), ({ mission }) => mission.start_date),
      text('end', tp('fields.end_date.label'), ({ mission }) => mission.end_date),
      count('asked', tp('fields.requested_berths.label'), ({ mission }) => mission.requested_berths),
      count('berths', tp('fields.approved_berths.label'), ({ mission }) => mission.approved_berths),
      count('spare', t('open.spare_berths'), ({ mission }) => mission.spare_berths),
      count('days', t('mission.days'), ({ mission }) => occupiedDays(mission)),
      text('from', tp('fields.mobilization_port_id.label'), ({ mission: { mobilization_port: port } }) =>
        port ? nameInLanguage(language, port) : '',
      ),
      text('to', tp('fields.demobilization_port_id.label'), ({ mission: { demobilization_port: port } }) =>
        port ? nameInLanguage(language, port) : '',
      ),
    ];
  }, [language, number, t, tp, legs]);
};

export const OpenScheduleTable = ({ schedule }: { schedule: OpenSchedule }) => {
  const { t } = useTranslation('scheduler');
  const legs = useMemo<readonly Leg[]>(
    () => schedule.vessels.flatMap((vessel) => vessel.missions.map((mission) => ({ vessel, mission }))),
    [schedule],
  );
  const columns = useColumns(legs);
  return (
    <DataTable
      caption={t('schedules.table', { year: schedule.fiscal_year.name })}
      columns={columns}
      rows={legs}
      rowKey={({ mission }) => mission.id}
      initialSort={{ key: 'start', direction: 'ascending' }}
      searchLabel={t('schedules.search')}
    />
  );
};
