import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationStanding } from '@shiptime/domain/review/standings-wire';
import { focusIfLost } from '#lib/focus-if-lost.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { useChange } from '#lib/use-change.ts';
import { snackbar } from '#ui/snackbar-store.ts';
import { lineTitle } from '../inbox-titles.ts';
import {
  destinationOfMove,
  type Destination,
  currentDestination,
  type RankMove,
  rankingOf,
  type RankedApplication,
} from './places.ts';
import { putAfter, refreshStandings, standingsQuery } from './standings-api.ts';

export type Moved = {
  readonly item: RankedApplication;
  readonly standing: ApplicationStanding;
  readonly back: Destination;
};

const none: readonly ApplicationStanding[] = [];

export const useRanking = () => {
  const { vessels } = useSignedInUser();
  const { data: standings = none } = useQuery(standingsQuery(vessels));
  const [moved, setMoved] = useState<Moved | null>(null);
  const byId = new Map(standings.map((each) => [each.ship_time_request_id, each]));
  const put = useChange(
    'rank_application',
    {
      mutationFn: ({ item: { id }, to }: { item: RankedApplication; to: Destination; back: Destination }) =>
        putAfter({ id, ifMatch: byId.get(id)?.lock_version ?? 0 }, to),
      onSuccess: async (standing, { item, back }) => {
        await refreshStandings();
        setMoved({ item, standing, back });
        focusIfLost(() => lineTitle(item.id));
      },
      onError: refreshStandings,
    },
    snackbar.error,
  );
  const rankingFor = (item: RankedApplication) => rankingOf(standings, item);
  return {
    standingOf: (id: number): ApplicationStanding | undefined => byId.get(id),
    lengthFor: (item: RankedApplication): number => rankingFor(item).length,
    canMove: (item: RankedApplication, move: RankMove): boolean =>
      destinationOfMove(rankingFor(item), item.id, move) !== undefined,
    move: (item: RankedApplication, move: RankMove): void => {
      const ranking = rankingFor(item);
      const to = destinationOfMove(ranking, item.id, move);
      if (to !== undefined) void put.run({ item, to, back: currentDestination(ranking, item.id) });
    },
    moved,
    undo: (): void => {
      if (moved === null) return;
      const { item, back } = moved;
      void put.run({ item, to: back, back: currentDestination(rankingFor(item), item.id) });
    },
  };
};
export type Ranking = ReturnType<typeof useRanking>;
