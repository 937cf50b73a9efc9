import { useTranslation } from 'react-i18next';
import type { ExpectedDelivery } from '@shiptime/domain/plans/wire/expected-delivery';
import { useFormat } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { UserText } from '#ui/user-text.tsx';
import {
  findBestSpareDays,
  type SimulatedVessel,
  fragileThreshold,
  findFragileMissions,
  findMainLossCauses,
  type SimulatedMissionOfVessel,
  type MissionSpareDay,
} from './delivery-api.ts';

type Ships = { readonly nameOf: (vesselId: number) => string };

export const VesselDeliveryTable = ({
  ships,
  nameOf,
}: Ships & { readonly ships: readonly SimulatedVessel[] }) => {
  const { t } = useTranslation('delivery');
  const { number } = useFormat();
  const spread = (['p10', 'p50', 'p90'] as const).map((key): TableColumn<SimulatedVessel> => ({
    key,
    header: t(`ships.${key}`),
    align: 'end',
    cell: ({ days }) => number(days[key], 0),
  }));
  return (
    <Table
      caption={t('ships.title')}
      columns={[
        {
          key: 'vessel',
          header: t('ships.vessel'),
          isRowHeader: true,
          cell: ({ vessel_plan_id, vessel_id }) => (
            <Link href={paths.scheduler(vessel_plan_id)}>{nameOf(vessel_id)}</Link>
          ),
        },
        {
          key: 'planned',
          header: t('ships.planned'),
          align: 'end',
          cell: ({ planned }) => number(planned, 0),
        },
        ...spread,
        {
          key: 'assumed',
          header: t('ships.unknown'),
          cell: ({ assumed }) => assumed.map((each) => t(`ships.assumed.${each}`)).join(', '),
        },
      ]}
      rows={ships}
      rowKey={({ vessel_plan_id }) => vessel_plan_id}
    />
  );
};

const useMissionColumns = <Row extends SimulatedMissionOfVessel>(
  header: string,
  { nameOf }: Ships,
): TableColumn<Row>[] => {
  const { t } = useTranslation('delivery');
  return [
    {
      key: 'mission',
      header,
      isRowHeader: true,
      cell: ({ mission_id, vessel_plan_id, title }) => (
        <Link href={paths.scheduler(vessel_plan_id, { mission: mission_id })}>
          <UserText text={title} />
        </Link>
      ),
    },
    { key: 'vessel', header: t('ships.vessel'), cell: ({ vessel_id }) => nameOf(vessel_id) },
  ];
};

export const FragileMissionsTable = ({
  delivery,
  nameOf,
}: Ships & { readonly delivery: ExpectedDelivery }) => {
  const { t } = useTranslation('delivery');
  const { number, percent } = useFormat();
  const missions = findFragileMissions(delivery);
  const own = useMissionColumns<SimulatedMissionOfVessel>(t('fragile.mission'), { nameOf });
  const share = percent(fragileThreshold);
  if (missions.length === 0) return <p>{t('fragile.none', { share })}</p>;
  return (
    <>
      <p>{t('fragile.lead', { share })}</p>
      <Table
        caption={t('fragile.title')}
        columns={[
          ...own,
          {
            key: 'completed',
            header: t('fragile.completed'),
            align: 'end',
            cell: ({ completed }) => percent(completed),
          },
          {
            key: 'days',
            header: t('fragile.days'),
            align: 'end',
            cell: ({ delivered, planned }) =>
              t('fragile.of', { delivered: number(delivered, 1), planned: number(planned) }),
          },
          {
            key: 'why',
            header: t('fragile.why'),
            cell: (mission) =>
              findMainLossCauses(mission)
                .map(([cause, days]) =>
                  t('fragile.cause', { cause: t(`causes.${cause}`), days: number(days, 1) }),
                )
                .join(', '),
          },
          {
            key: 'spare',
            header: t('fragile.spare'),
            align: 'end',
            cell: ({ spare_day }) => number(spare_day, 2),
          },
        ]}
        rows={missions}
        rowKey={({ mission_id }) => mission_id}
      />
    </>
  );
};

export const SpareDayTable = ({ delivery, nameOf }: Ships & { readonly delivery: ExpectedDelivery }) => {
  const { t } = useTranslation('delivery');
  const { number } = useFormat();
  const own = useMissionColumns<MissionSpareDay>(t('weeks.mission'), { nameOf });
  return (
    <Table
      caption={t('weeks.title')}
      columns={[
        { key: 'week', header: t('weeks.week'), isShort: true, cell: ({ week }) => week },
        ...own,
        {
          key: 'saves',
          header: t('weeks.saves'),
          align: 'end',
          cell: ({ spare_day }) => number(spare_day, 2),
        },
      ]}
      rows={findBestSpareDays(delivery)}
      rowKey={({ mission_id }) => mission_id}
    />
  );
};
