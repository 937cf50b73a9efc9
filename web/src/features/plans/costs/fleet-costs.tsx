import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { canReadCosts } from '@shiptime/domain/vessels/vessel-rates';
import { useVesselName } from '#features/vessels/use-vessel-name.ts';
import { api } from '#lib/api-client.ts';
import { QueryView } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { Stack } from '#ui/stack.tsx';
import { useActor } from '#lib/actor.ts';
import { CostTable, MissingRatesNotice } from './cost-table.tsx';

const costsQuery = (yearId: number | undefined) =>
  queryOptions({
    queryKey: ['statistics', yearId, 'costs'] as const,
    queryFn: ({ signal }) =>
      api.get('/costs', { signal, query: { fiscal_year_id: yearId } }).then(({ data }) => data),
    enabled: yearId !== undefined,
  });

const Costs = ({ yearId }: { yearId: number }) => {
  const { t } = useTranslation('costs');
  const nameOf = useVesselName();
  return (
    <QueryView query={useQuery(costsQuery(yearId))}>
      {({ plans, total }) => {
        const used = plans.filter(({ missions }) => missions.length > 0);
        const rows = used.map(({ vessel_id, total: own }) => ({
          id: vessel_id,
          name: nameOf(vessel_id),
          ...own,
        }));
        return (
          <Stack>
            <p>{t('explained')}</p>
            <CostTable
              caption={t('by_vessel')}
              of={t('vessel')}
              rows={[...rows, { id: 0, name: t('together'), ...total }]}
            />
            <MissingRatesNotice of={used} />
          </Stack>
        );
      }}
    </QueryView>
  );
};

export const FleetCosts = ({ yearId }: { yearId: number | undefined }) => {
  const { t } = useTranslation('costs');
  if (!canReadCosts(useActor()) || yearId === undefined) return null;
  return (
    <Section title={t('title')}>
      <Costs yearId={yearId} />
    </Section>
  );
};
