import { useState } from 'react';
import { useDrag } from 'react-aria';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { Menu } from '#ui/menu.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { UserText } from '#ui/user-text.tsx';
import { type RankedApplication, rankMoveNames } from './rank-moves.ts';
import { StandingDialog } from './standing-dialog.tsx';
import styles from './standings.module.css';
import { rankDragType } from './use-rank-drop.ts';
import type { RankingControls } from './use-ranking.ts';

type RankMenuProps = {
  readonly item: RankedApplication;
  readonly ranking: RankingControls;
  readonly isShort?: boolean;
};

const Grip = ({ item }: Pick<RankMenuProps, 'item'>) => {
  const { id, vessel_id, fiscal_year_id, project_title } = item;
  const { dragProps } = useDrag({
    hasDragButton: true,
    getItems: () => [
      { [rankDragType(item)]: JSON.stringify({ id, vessel_id, fiscal_year_id, project_title }) },
    ],
    getAllowedDropOperations: () => ['move'],
  });
  return (
    <span {...dragProps} className={styles['grip']} aria-hidden="true">
      <Icon name="move" size={20} />
    </span>
  );
};

export const RankMenu = ({ item, ranking, isShort = false }: RankMenuProps) => {
  const { t } = useTranslation(['review', 'application_form']);
  const title = item.project_title ?? t('application_form:untitled');
  const [isSaying, setSaying] = useState(false);
  const place = ranking.standingOf(item.id)?.place ?? null;
  const of = ranking.lengthFor(item);
  const said = place === null ? t('review:ranking.without') : t('review:ranking.place', { place, of });
  const short = place === null ? '–' : t('review:ranking.place_short', { place, of });
  return (
    <span className={styles['rank']}>
      <Grip item={item} />
      <Menu
        small
        icon="sort"
        label={t('review:ranking.menu', { title })}
        actions={[
          ...rankMoveNames.map((step) => ({
            id: step,
            label: t(`review:ranking.steps.${step}`),
            isDisabled: !ranking.canMove(item, step),
            onAction: () => ranking.move(item, step),
          })),
          { id: 'say', label: t('review:standing.say'), onAction: () => setSaying(true) },
        ]}
      >
        {isShort ? <span aria-hidden="true">{short}</span> : said}
        <VisuallyHidden>
          <UserText text={title} within={isShort ? `${said}, ${title}` : `, ${title}`} />
        </VisuallyHidden>
      </Menu>
      {isSaying && <StandingDialog item={item} ranking={ranking} onClose={() => setSaying(false)} />}
    </span>
  );
};
