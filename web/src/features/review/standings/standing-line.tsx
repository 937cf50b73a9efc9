import { MandateNote } from './mandate-note.tsx';
import type { Ranked } from './places.ts';
import { PrioritySelect } from './priority-select.tsx';
import { RankMenu } from './rank-menu.tsx';
import styles from './standings.module.css';
import type { Ranking } from './use-ranking.ts';

/** What coordinators say of an application beside others: nothing of it is for its proponents. */
export const StandingLine = (props: { readonly item: Ranked; readonly ranking: Ranking }) => (
  <div className={styles['fields']}>
    <RankMenu {...props} />
    <PrioritySelect {...props} />
    <MandateNote {...props} />
  </div>
);
