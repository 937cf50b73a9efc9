import type { Application } from '@shiptime/domain/applications/wire/application';
import type { Outlook } from '@shiptime/domain/plans/wire/outlook';
import type { InboxItem } from '@shiptime/domain/review/review-wire';
import type { Ranking } from './standings/use-ranking.ts';

/** An application as the inbox lists it; what is in review waits for nobody’s decision. */
export type Listed = Application &
  Partial<Pick<InboxItem, 'readiness' | 'age_days' | 'proposed_corrections'>>;

export type Outlooks = ReadonlyMap<number, Outlook> | undefined;

/** What cards and rows have in common. */
export type ListProps = {
  readonly ranking: Ranking;
  readonly openedId: number | undefined;
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (id: number, isChosen: boolean) => void;
  readonly onOpen: (id: number) => void;
  readonly onDeciding: (isOpen: boolean) => void;
  readonly onDecided: (id: number) => void;
  /** Where the keyboard goes on when a card or row has gone. */
  readonly home: () => HTMLElement | null;
};
