import { useTranslation } from 'react-i18next';
import type { Outage } from '@shiptime/domain/proposals/outage-wire';
import { useFormat } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { Table } from '#ui/table.tsx';
import { UserText } from '#ui/user-text.tsx';
import { useProposalTexts } from '../use-proposal-texts.ts';

type Hit = Outage['affected'][number] | Outage['removed'][number];

const HitLink = ({ hit }: { hit: Hit }) =>
  'vessel_id' in hit ? (
    <Link href={paths.scheduler(hit.vessel_plan_id, { mission: hit.id })}>
      <UserText text={hit.title} within={`${hit.number}. ${hit.title}`} />
    </Link>
  ) : (
    <Link href={paths.request(hit.ship_time_request_id)}>
      <UserText text={hit.title} />
    </Link>
  );

const useCurrentDates = () => {
  const { t } = useTranslation('outages');
  const { list } = useFormat();
  const words = useProposalTexts();
  return (mission: Hit): string => {
    if (!('vessel_id' in mission)) return t('affected.removed');
    const { start_date, end_date, start_fraction, vessel_id, operational_days, before } = mission;
    if (start_date === null || end_date === null) return t('affected.without_date');
    const isSame =
      start_date === before.start_date &&
      start_fraction === before.start_fraction &&
      vessel_id === before.vessel_id &&
      operational_days === before.operational_days &&
      mission.second_part === null;
    if (isSame) return t(mission.ship_time_request_id === null ? 'affected.by_hand' : 'affected.unchanged');
    const { second_part: rest } = mission;
    const parts = [{ start_date, end_date }, ...(rest ? [rest] : [])].flatMap(
      ({ start_date: start, end_date: end }) =>
        start === null || end === null ? [t('affected.without_date')] : [t('dates', { start, end })],
    );
    const days = t('affected.days_now', {
      days: operational_days + (rest?.operational_days ?? 0),
      before: before.operational_days,
    });
    const current = `${list(parts)} (${days})`;
    return vessel_id === before.vessel_id ? current : `${words.vessel(vessel_id)}, ${current}`;
  };
};

export const AffectedMissionsTable = ({ hits }: { hits: readonly Hit[] }) => {
  const { t } = useTranslation('outages');
  const { list, number } = useFormat();
  const now = useCurrentDates();
  return (
    <Table
      caption={t('affected.caption')}
      rows={hits}
      rowKey={({ id }) => id}
      empty={t('affected.none')}
      columns={[
        {
          key: 'mission',
          header: t('affected.mission'),
          isRowHeader: true,
          cell: (mission) => <HitLink hit={mission} />,
        },
        {
          key: 'people',
          header: t('affected.people'),
          cell: ({ people }) =>
            people.length === 0 ? t('affected.nobody') : list(people.map(({ name }) => name)),
        },
        {
          key: 'before',
          header: t('affected.before'),
          isShort: true,
          cell: ({ before }) => t('dates', { start: before.start_date, end: before.end_date }),
        },
        {
          key: 'lost',
          header: t('affected.days_lost'),
          align: 'end',
          cell: ({ days_lost, before }) =>
            t('affected.lost_of', { lost: number(days_lost), days: number(before.operational_days) }),
        },
        { key: 'now', header: t('affected.now'), cell: now },
      ]}
    />
  );
};
