import { useRef } from 'react';
import type { RankedApplication } from './rank-moves.ts';
import { RankMenu } from './rank-menu.tsx';
import styles from './standings.module.css';
import { useRankDrop } from './use-rank-drop.ts';
import type { RankingControls } from './use-ranking.ts';

export const RankCell = ({
  item,
  ranking,
}: {
  readonly item: RankedApplication;
  readonly ranking: RankingControls;
}) => {
  const ref = useRef<HTMLDivElement>(null);
  const { dropProps, isDropTarget } = useRankDrop(ref, item, ranking);
  return (
    <div ref={ref} {...dropProps} className={styles['cell']} data-drop={isDropTarget || undefined}>
      <RankMenu item={item} ranking={ranking} isShort />
    </div>
  );
};
