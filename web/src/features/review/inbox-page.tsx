import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '#lib/query-client.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Stack } from '#ui/stack.tsx';
import { WidePage } from '#ui/wide-page.tsx';
import { RequestsForMe } from '#features/applications/guests/own-requests.tsx';
import { inboxKey, inboxQuery, inReviewQuery, outlooksQuery } from './review-api.ts';
import type { Listed } from './listed.ts';
import { byRank, byVessel } from './components/by-vessel.ts';
import { useRanking } from './standings/use-ranking.ts';
import { AcceptSeveral } from './components/accept-several.tsx';
import { InboxFilters, useInboxView } from './components/inbox-filters.tsx';
import { InboxOffers } from './components/inbox-offers.tsx';
import { InboxList } from './components/inbox-list.tsx';
import { sortAsked } from './components/table-order.ts';
import { useIsWhole } from './components/use-is-whole.ts';
import { useTable } from './components/use-table.ts';
import { useNextCard } from './components/use-next-card.ts';

const refresh = () => void queryClient.invalidateQueries({ queryKey: inboxKey });

/** What the view asks for; as long as somebody decides, as it was before. */
const useFound = (view: ReturnType<typeof useInboxView>, held: readonly Listed[] | null) => {
  const user = useSignedInUser();
  const waiting = useQuery({
    ...inboxQuery(user.id, { 'filter[fiscal_year_id]': view.yearId, sort: 'submitted_at' }),
    enabled: !view.inReview,
  });
  const inReview = useQuery({ ...inReviewQuery(user.vessels, view.yearId), enabled: view.inReview });
  const query: UseQueryResult<readonly Listed[]> = view.inReview ? inReview : waiting;
  const wanted = ({ vessel_id, readiness }: Listed): boolean =>
    (view.vesselId === undefined || vessel_id === view.vesselId) &&
    (view.readiness === undefined || readiness === view.readiness);
  const found = held ?? query.data?.filter(wanted) ?? [];
  return { query, found };
};

const Nothing = ({ isNarrowed }: { isNarrowed: boolean }) => {
  const { t } = useTranslation('review');
  return (
    <EmptyState title={t(isNarrowed ? 'inbox.none_fits' : 'inbox.empty')} icon="inbox">
      {t(isNarrowed ? 'inbox.none_fits_hint' : 'inbox.empty_hint')}
    </EmptyState>
  );
};

/** What waits for a decision on the coordinator's vessels. */
export const InboxPage = () => {
  const { t } = useTranslation('review');
  const user = useSignedInUser();
  const view = useInboxView();
  // As it was when somebody began to decide: what changes meanwhile is shown afterwards.
  const [held, setHeld] = useState<readonly Listed[] | null>(null);
  const [accepting, setAccepting] = useState<readonly Listed[] | null>(null);
  const { query, found } = useFound(view, held);
  const asked = useQuery(outlooksQuery(found.map(({ id }) => id).toSorted((a, b) => a - b)));
  const isWhole = useIsWhole(found, asked);
  const ranking = useRanking();
  const placeOf = (id: number) => ranking.standingOf(id)?.place ?? null;
  const table = useTable(found, asked.data, ranking, view.asTable ? sortAsked(view.sort) : null);
  const listed = view.byRank ? byRank(found, placeOf) : found;
  const items = table ? table.rows.map(({ item }) => item) : byVessel(listed).flatMap(([, group]) => group);
  const next = useNextCard(items.map(({ id }) => id));
  const accepted = () => {
    setAccepting(null);
    next.first();
  };
  return (
    <WidePage>
      <PageHeading title={t('inbox.title')} lead={t('inbox.lead')} />
      <InboxOffers />
      <RequestsForMe />
      <Stack roomy>
        <InboxFilters view={view} vesselIds={user.vessels} />
        <QueryView query={query}>
          {(data) =>
            items.length === 0 ? (
              <Nothing isNarrowed={data.length > 0 || view.inReview} />
            ) : !isWhole ? (
              <Loading />
            ) : (
              <InboxList
                items={items}
                outlooks={asked.data}
                table={table}
                ranking={ranking}
                mayAccept={!view.inReview}
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
      </Stack>
      {accepting && <AcceptSeveral items={accepting} onClose={accepted} onDone={refresh} />}
    </WidePage>
  );
};
