import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { assumedDeliveryRates } from '@shiptime/domain/plans/delivery/delivery-rates';
import type { ExpectedDelivery } from '@shiptime/domain/plans/wire/expected-delivery';
import { useFormat } from '#lib/format.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { useVesselName } from '../vessels/use-vessel-name.ts';
import { DeliveryChart } from './delivery/delivery-chart.tsx';
import { deliveryQuery } from './delivery/delivery-api.ts';
import { FragileMissionsTable, VesselDeliveryTable, SpareDayTable } from './delivery/delivery-tables.tsx';
import { FiscalYearChoice, useChosenYear } from './fiscal-year-choice.tsx';

const Fleet = ({ delivery }: { readonly delivery: ExpectedDelivery }) => {
  const { t } = useTranslation('delivery');
  const { number, percent } = useFormat();
  const { planned, days, completed } = delivery;
  const range = t('fleet.range', { low: number(days.p10, 0), high: number(days.p90, 0) });
  const share = percent(assumedDeliveryRates.completed_from);
  return (
    <DescriptionList
      items={[
        { key: 'planned', term: t('fleet.planned'), value: number(planned, 0) },
        { key: 'likely', term: t('fleet.likely'), value: `${number(days.p50, 0)} (${range})` },
        {
          key: 'completed',
          term: t('fleet.completed'),
          value: `${percent(completed)} (${t('fleet.completed_hint', { share })})`,
        },
      ]}
    />
  );
};

const Outlook = ({ delivery }: { readonly delivery: ExpectedDelivery }) => {
  const { t } = useTranslation('delivery');
  const nameOf = useVesselName();
  const ships = delivery.ships.filter(({ missions }) => missions.length > 0);
  if (ships.length === 0) return <EmptyState title={t('none')} />;
  return (
    <>
      <Notice title={t('assumed.title')}>{t('assumed.text')}</Notice>
      <Section title={t('fleet.title')}>
        <Fleet delivery={delivery} />
      </Section>
      <Section title={t('ships.title')}>
        <Stack>
          <DeliveryChart ships={ships} nameOf={nameOf} />
          <VesselDeliveryTable ships={ships} nameOf={nameOf} />
        </Stack>
      </Section>
      <Section title={t('fragile.title')}>
        <FragileMissionsTable delivery={delivery} nameOf={nameOf} />
      </Section>
      <Section title={t('weeks.title')}>
        <p>{t('weeks.lead')}</p>
        <SpareDayTable delivery={delivery} nameOf={nameOf} />
      </Section>
    </>
  );
};

export const DeliveryPage = () => {
  const { t } = useTranslation('delivery');
  const year = useChosenYear();
  const query = useQuery(deliveryQuery(year?.id));
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead', { count: query.data?.years ?? 1000 })} />
      <Row>
        <FiscalYearChoice year={year} />
      </Row>
      <QueryView query={query}>{(delivery) => <Outlook delivery={delivery} />}</QueryView>
    </>
  );
};
