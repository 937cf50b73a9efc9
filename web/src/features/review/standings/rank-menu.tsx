import { useTranslation } from 'react-i18next';
import { Menu } from '#ui/menu.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { steps, type Ranked } from './places.ts';
import type { Ranking } from './use-ranking.ts';

type RankMenuProps = { readonly item: Ranked; readonly ranking: Ranking };

/** The place in the ranking, and what moves it. */
export const RankMenu = ({ item, ranking }: RankMenuProps) => {
  const { t } = useTranslation(['review', 'application_form']);
  const title = item.project_title ?? t('application_form:untitled');
  const place = ranking.standingOf(item.id)?.place ?? null;
  return (
    <Menu
      small
      icon="sort"
      label={t('review:ranking.menu', { title })}
      actions={steps.map((step) => ({
        id: step,
        label: t(`review:ranking.steps.${step}`),
        isDisabled: !ranking.canMove(item, step),
        onAction: () => ranking.move(item, step),
      }))}
    >
      {place === null
        ? t('review:ranking.without')
        : t('review:ranking.place', { place, of: ranking.lengthFor(item) })}
      <VisuallyHidden>{`, ${title}`}</VisuallyHidden>
    </Menu>
  );
};
