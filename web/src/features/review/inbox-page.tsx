import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { nameIn } from '../../lib/i18n.ts';
import { useLive } from '../../lib/live.ts';
import { useSearchNumber, useSetSearch } from '../../lib/navigation.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSignedInUser } from '../../lib/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Section } from '../../ui/section.tsx';
import { Select } from '../../ui/select.tsx';
import { useList } from '../reference/api.ts';
import { useVessels } from '../vessels/api.ts';
import { type InboxItem, inboxKey, inboxQuery } from './api.ts';
import { InboxCard } from './components/inbox-card.tsx';

const byVessel = (items: readonly InboxItem[]): [number, InboxItem[]][] => {
  const groups = new Map<number, InboxItem[]>();
  for (const item of items) {
    const group = groups.get(item.vessel_id ?? 0) ?? [];
    group.push(item);
    groups.set(item.vessel_id ?? 0, group);
  }
  return [...groups];
};

/** What waits for a decision on the coordinator's vessels. */
export const InboxPage = () => {
  const { t } = useTranslation('review');
  const user = useSignedInUser();
  const { language } = useFormat();
  const vessels = useVessels();
  const years = useList('fiscal_years');
  const yearId = useSearchNumber('fiscalYearId');
  const setSearch = useSetSearch();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: inboxKey });
  useLive([`user:${user.id}`], refresh);
  const query = useQuery(
    inboxQuery(user.id, { 'filter[fiscal_year_id]': yearId, sort: 'submitted_at', page: 1, limit: 200 }),
  );
  const nameOf = (id: number) => {
    const vessel = vessels.find((candidate) => candidate.id === id);
    return vessel ? nameIn(language, vessel) : '';
  };
  return (
    <>
      <PageHeading title={t('inbox.title')} lead={t('inbox.lead')} />
      <Select
        label={t('inbox.fiscal_year')}
        optional
        placeholder={t('inbox.all_years')}
        options={years.filter(({ active }) => active).map(({ id, name }) => ({ id, label: name }))}
        value={yearId ?? null}
        onChange={(id) => setSearch({ fiscalYearId: id ?? undefined })}
      />
      <QueryView query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={t('inbox.empty')} icon="inbox">
              {t('inbox.empty_hint')}
            </EmptyState>
          ) : (
            byVessel(data).map(([vesselId, items]) => (
              <Section
                key={vesselId}
                title={t('inbox.vessel', { name: nameOf(vesselId), count: items.length })}
              >
                {items.map((item) => (
                  <InboxCard key={item.id} item={item} onDecided={refresh} />
                ))}
              </Section>
            ))
          )
        }
      </QueryView>
    </>
  );
};
