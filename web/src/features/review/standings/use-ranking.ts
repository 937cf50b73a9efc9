import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationStanding } from '@shiptime/domain/review/standings-wire';
import { focusIfLost } from '#lib/focus-if-lost.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { snackbar } from '#ui/snackbar-store.ts';
import { findInboxTitleLink } from '../inbox-titles.ts';
import {
  rankDestinationOfMove,
  type RankDestination,
  currentRankDestination,
  type RankMove,
  rankedApplicationIds,
  type RankedApplication,
} from './rank-moves.ts';
import { moveInRanking, refreshStandings, standingsQuery } from './standings-api.ts';

export type UndoableRankMove = {
  readonly item: RankedApplication;
  readonly standing: ApplicationStanding;
  readonly back: RankDestination;
};

const none: readonly ApplicationStanding[] = [];

export const useRanking = () => {
  const { vessels } = useSignedInUser();
  const { data: standings = none } = useQuery(standingsQuery(vessels));
  const [moved, setMoved] = useState<UndoableRankMove | null>(null);
  const byId = new Map(standings.map((each) => [each.ship_time_request_id, each]));
  const put = useApiMutation(
    'rank_application',
    {
      mutationFn: ({
        item: { id },
        to,
      }: {
        item: RankedApplication;
        to: RankDestination;
        back: RankDestination;
      }) => moveInRanking({ id, ifMatch: byId.get(id)?.lock_version ?? 0 }, to),
      onSuccess: async (standing, { item, back }) => {
        await refreshStandings();
        setMoved({ item, standing, back });
        focusIfLost(() => findInboxTitleLink(item.id));
      },
      onError: refreshStandings,
    },
    snackbar.error,
  );
  const rankingFor = (item: RankedApplication) => rankedApplicationIds(standings, item);
  return {
    standingOf: (id: number): ApplicationStanding | undefined => byId.get(id),
    lengthFor: (item: RankedApplication): number => rankingFor(item).length,
    canMove: (item: RankedApplication, move: RankMove): boolean =>
      rankDestinationOfMove(rankingFor(item), item.id, move) !== undefined,
    move: (item: RankedApplication, move: RankMove): void => {
      const ranking = rankingFor(item);
      const to = rankDestinationOfMove(ranking, item.id, move);
      if (to !== undefined) void put.run({ item, to, back: currentRankDestination(ranking, item.id) });
    },
    moved,
    undo: (): void => {
      if (moved === null) return;
      const { item, back } = moved;
      void put.run({ item, to: back, back: currentRankDestination(rankingFor(item), item.id) });
    },
  };
};
export type RankingControls = ReturnType<typeof useRanking>;
