import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '#lib/query-client.ts';
import { useSetSearch } from '#lib/navigation.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { useIsNarrow } from '#lib/use-is-narrow.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Stack } from '#ui/stack.tsx';
import { WaitingBerthRequests } from '#features/applications/guests/own-berth-requests.tsx';
import { inboxKey, inboxQuery, applicationsInReviewQuery, outlooksQuery } from './review-api.ts';
import type { InboxRow } from './inbox-row.ts';
import { useRanking } from './standings/use-ranking.ts';
import { AcceptSeveralDialog } from './components/accept-several-dialog.tsx';
import { InboxFilters, useInboxFilters } from './components/inbox-filters.tsx';
import { InboxOffers } from './components/inbox-offers.tsx';
import { InboxList } from './components/inbox-list.tsx';
import { parseInboxSort, type InboxTableRow } from './components/inbox-table-order.ts';
import { SelectionActions, useInboxSelection } from './components/selection-actions.tsx';
import { neighbourId } from './components/use-inbox-keyboard.ts';
import { useAreCardsLoaded } from './components/use-are-cards-loaded.ts';
import { useInboxTable } from './components/use-inbox-table.ts';
import { useFocusNextLine } from './components/use-focus-next-line.ts';

const twoColumns = 1200;

const refresh = () => void queryClient.invalidateQueries({ queryKey: inboxKey });

const useFound = (view: ReturnType<typeof useInboxFilters>) => {
  const user = useSignedInUser();
  const waiting = useQuery({
    ...inboxQuery(user.id, { 'filter[fiscal_year_id]': view.yearId, sort: 'submitted_at' }),
    enabled: !view.inReview,
  });
  const inReview = useQuery({
    ...applicationsInReviewQuery(user.vessels, view.yearId),
    enabled: view.inReview,
  });
  const query: UseQueryResult<readonly InboxRow[]> = view.inReview ? inReview : waiting;
  const wanted = ({ vessel_id, readiness }: InboxRow): boolean =>
    (view.vesselId === undefined || vessel_id === view.vesselId) &&
    (view.readiness === undefined || readiness === view.readiness);
  const found = query.data?.filter(wanted) ?? [];
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

const useLines = (view: ReturnType<typeof useInboxFilters>) => {
  const [held, setHeld] = useState<readonly InboxTableRow[] | null>(null);
  const { query, found } = useFound(view);
  const asked = useQuery(outlooksQuery(found.map(({ id }) => id).toSorted((a, b) => a - b)));
  const isWhole = useAreCardsLoaded(found, asked);
  const ranking = useRanking();
  const sort = parseInboxSort(view.sort);
  const sorted = useInboxTable(found, asked.data, ranking, sort);
  const rows = held ?? sorted;
  const hold = (isDeciding: boolean) => setHeld(isDeciding ? rows : null);
  return { query, found, isWhole, ranking, sort, rows, hold };
};

const useDeciding = (ids: readonly number[], open: (id: number | undefined) => void) => {
  const next = useFocusNextLine(ids);
  const [accepting, setAccepting] = useState<readonly InboxRow[] | null>(null);
  return {
    home: next.home,
    accepting,
    setAccepting,
    decided: (id: number) => {
      next.leave(id);
      const after = neighbourId(ids, id, 1);
      open(after === id ? neighbourId(ids, id, -1) : after);
      refresh();
    },
    accepted: () => {
      setAccepting(null);
      next.first();
    },
  };
};

export const InboxPage = () => {
  const { t } = useTranslation('review');
  const user = useSignedInUser();
  const view = useInboxFilters();
  const setSearch = useSetSearch();
  const isNarrow = useIsNarrow(twoColumns);
  const open = (id: number | undefined) => setSearch({ application: id });
  const { query, found, isWhole, ranking, sort, rows, hold } = useLines(view);
  const ids = rows.map(({ item }) => item.id);
  const ticked = useInboxSelection(found);
  const { home, accepting, setAccepting, decided, accepted } = useDeciding(ids, open);
  const isAlone = isNarrow && ids.includes(view.opened ?? 0);
  const actions = !view.inReview && <SelectionActions ticked={ticked} onAccept={setAccepting} />;
  return (
    <>
      <PageHeading title={t('inbox.title')} />
      {!isAlone && <InboxOffers />}
      {!isAlone && <WaitingBerthRequests />}
      <Stack>
        {!isAlone && <InboxFilters view={view} vesselIds={user.vessels} actions={actions} />}
        <QueryView query={query}>
          {(data) =>
            rows.length === 0 ? (
              <Nothing isNarrowed={data.length > 0 || view.inReview} />
            ) : !isWhole ? (
              <Loading />
            ) : (
              <InboxList
                {...{ rows, sort, ranking, isNarrow, open, home }}
                onSort={(by) => setSearch({ sort: by === 'submitted_at' ? undefined : by })}
                ticked={ticked.ids}
                onTick={ticked.tick}
                openedId={view.opened}
                onDeciding={hold}
                onDecided={decided}
              />
            )
          }
        </QueryView>
      </Stack>
      {accepting && <AcceptSeveralDialog items={accepting} onClose={accepted} onDone={refresh} />}
    </>
  );
};
