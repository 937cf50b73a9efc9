import { useTranslation } from 'react-i18next';
import type { RankedApplication } from './rank-moves.ts';
import { RankMenu } from './rank-menu.tsx';
import styles from './standings.module.css';
import type { RankingControls } from './use-ranking.ts';

export const StandingLine = (props: {
  readonly item: RankedApplication;
  readonly ranking: RankingControls;
}) => {
  const { t } = useTranslation('review');
  const { priority = null, mandate_note: note = null } = props.ranking.standingOf(props.item.id) ?? {};
  const said = [
    ...(priority === null ? [] : [[t('standing.priority'), t(`standing.priorities.${priority}`)] as const]),
    ...(note === null ? [] : [[t('standing.mandate'), note] as const]),
  ];
  return (
    <div className={styles['line']}>
      <RankMenu {...props} />
      {said.length > 0 && (
        <dl className={styles['said']}>
          {said.map(([term, words]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
};
