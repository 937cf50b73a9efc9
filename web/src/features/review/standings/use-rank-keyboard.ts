import { useEffect, useRef } from 'react';
import { isTypingTarget } from '../inbox-titles.ts';
import type { RankedApplication } from './rank-moves.ts';
import type { RankingControls } from './use-ranking.ts';

const moves = { ArrowUp: 'up', ArrowDown: 'down' } as const;

export const useRankKeyboard = (items: readonly RankedApplication[], ranking: RankingControls): void => {
  const latest = useRef({ items, ranking });
  useEffect(() => {
    latest.current = { items, ranking };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const move = moves[event.key as keyof typeof moves];
      if (!move || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.defaultPrevented || isTypingTarget(event.target) || !(event.target instanceof Element))
        return;
      const title = event.target.closest('article, tr')?.querySelector('[id^="inbox-"]');
      const item = latest.current.items.find(({ id }) => title?.id === `inbox-${id}`);
      if (!item) return;
      event.preventDefault();
      latest.current.ranking.move(item, move);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
