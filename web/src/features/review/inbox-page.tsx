import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '#lib/query-client.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { WidePage } from '#ui/wide-page.tsx';
import type { InboxItem } from '@shiptime/domain/review/wire';
import { inboxKey, inboxQuery } from './api.ts';
import { byVessel } from './components/by-vessel.ts';
import { AcceptSeveral } from './components/accept-several.tsx';
import { InboxFilters, useInboxView } from './components/inbox-filters.tsx';
import { InboxOffers } from './components/inbox-offers.tsx';
import { InboxList } from './components/inbox-list.tsx';
import { useNextCard } from './components/use-next-card.ts';

const refresh = () => void queryClient.invalidateQueries({ queryKey: inboxKey });

/** What waits for a decision on the coordinator's vessels. */
export const InboxPage = () => {
  const { t } = useTranslation('review');
  const user = useSignedInUser();
  const view = useInboxView();
  // As it was when somebody began to decide: what changes meanwhile is shown afterwards.
  const [held, setHeld] = useState<readonly InboxItem[] | null>(null);
  const [accepting, setAccepting] = useState<readonly InboxItem[] | null>(null);
  const query = useQuery(
    inboxQuery(user.id, {
      'filter[fiscal_year_id]': view.yearId,
      sort: 'submitted_at',
    }),
  );
  const wanted = ({ vessel_id, readiness }: InboxItem): boolean =>
    (view.vesselId === undefined || vessel_id === view.vesselId) &&
    (view.readiness === undefined || readiness === view.readiness);
  const items = held ?? query.data?.filter(wanted) ?? [];
  const next = useNextCard(byVessel(items).flatMap(([, group]) => group.map(({ id }) => id)));
  return (
    <WidePage>
      <PageHeading title={t('inbox.title')} lead={t('inbox.lead')} />
      <InboxOffers />
      <InboxFilters view={view} vesselIds={user.vessels} />
      <QueryView query={query}>
        {(data) =>
          items.length === 0 ? (
            <EmptyState title={t(data.length === 0 ? 'inbox.empty' : 'inbox.none_fits')} icon="inbox">
              {t(data.length === 0 ? 'inbox.empty_hint' : 'inbox.none_fits_hint')}
            </EmptyState>
          ) : (
            <InboxList
              items={items}
              openedId={view.opened}
              onAccept={setAccepting}
              onDeciding={(isOpen) => setHeld(isOpen ? items : null)}
              onDecided={(id) => {
                next.leave(id);
                refresh();
              }}
              home={next.home}
            />
          )
        }
      </QueryView>
      {accepting && (
        <AcceptSeveral
          items={accepting}
          onClose={() => {
            setAccepting(null);
            next.first();
          }}
          onDone={refresh}
        />
      )}
    </WidePage>
  );
};
