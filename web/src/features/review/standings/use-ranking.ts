import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationStanding } from '@shiptime/domain/review/standings-wire';
import { focusIfLost } from '#lib/focus-if-lost.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { useChange } from '#lib/use-change.ts';
import { snackbar } from '#ui/snackbar-store.ts';
import { lineTitle } from '../inbox-titles.ts';
import {
  destination,
  type Destination,
  destinationNow,
  type Move,
  rankingOf,
  type Ranked,
} from './places.ts';
import { putAfter, refreshStandings, standingsQuery } from './standings-api.ts';

export type Moved = {
  readonly item: Ranked;
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
      mutationFn: ({ item: { id }, to }: { item: Ranked; to: Destination; back: Destination }) =>
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
  const rankingFor = (item: Ranked) => rankingOf(standings, item);
  return {
    standingOf: (id: number): ApplicationStanding | undefined => byId.get(id),
    lengthFor: (item: Ranked): number => rankingFor(item).length,
    canMove: (item: Ranked, move: Move): boolean =>
      destination(rankingFor(item), item.id, move) !== undefined,
    move: (item: Ranked, move: Move): void => {
      const ranking = rankingFor(item);
      const to = destination(ranking, item.id, move);
      if (to !== undefined) void put.run({ item, to, back: destinationNow(ranking, item.id) });
    },
    moved,
    undo: (): void => {
      if (moved === null) return;
      const { item, back } = moved;
      void put.run({ item, to: back, back: destinationNow(rankingFor(item), item.id) });
    },
  };
};
export type Ranking = ReturnType<typeof useRanking>;
