import type { RefObject } from 'react';
import { useDrop } from 'react-aria';
import type { RankedApplication } from './rank-moves.ts';
import type { RankingControls } from './use-ranking.ts';

/** The type identifies the ranking, so that other rankings reject the drop. */
export const rankDragType = ({ vessel_id, fiscal_year_id }: RankedApplication): string =>
  `application/x-shiptime-rank-${vessel_id}-${fiscal_year_id}`;

/** Dropping on an application takes its place; keyboard users have the menu and Alt+arrows. */
export const useRankDrop = (
  ref: RefObject<HTMLElement | null>,
  item: RankedApplication,
  ranking: RankingControls,
) => {
  const type = rankDragType(item);
  const { dropProps, isDropTarget } = useDrop({
    ref,
    hasDropButton: true,
    getDropOperation: (types) => (types.has(type) ? 'move' : 'cancel'),
    onDrop: ({ items }) => {
      const dropped = items.find((each) => each.kind === 'text' && each.types.has(type));
      if (dropped?.kind !== 'text') return;
      void dropped
        .getText(type)
        .then((text) => ranking.move(JSON.parse(text) as RankedApplication, { onto: item.id }));
    },
  });
  return { dropProps, isDropTarget };
};
