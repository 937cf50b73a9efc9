import { useTranslation } from 'react-i18next';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import styles from './standings.module.css';
import type { UndoableRankMove, RankingControls } from './use-ranking.ts';

const useMovedWords = () => {
  const { t } = useTranslation(['review', 'application_form']);
  const language = useLanguage();
  const vessels = useVessels();
  const years = useReferenceList('fiscal_years');
  return ({ item, standing: { place, of, vessel_id, fiscal_year_id } }: UndoableRankMove): string => {
    const vessel = vessels.find(({ id }) => id === vessel_id);
    const where = {
      title: item.project_title ?? t('application_form:untitled'),
      vessel: vessel ? nameInLanguage(language, vessel) : '',
      year: years.find(({ id }) => id === fiscal_year_id)?.name ?? '',
    };
    return place === null
      ? t('review:ranking.moved_out', where)
      : t('review:ranking.moved', { place, of, ...where });
  };
};

export const RankMoveNotice = ({ ranking: { moved, undo } }: { readonly ranking: RankingControls }) => {
  const { t } = useTranslation('review');
  const words = useMovedWords();
  return (
    <div className={styles['ranking']} data-no-print>
      <output>{moved && words(moved)}</output>
      {moved && (
        <Button small icon="undo" onPress={undo}>
          {t('ranking.undo')}
        </Button>
      )}
    </div>
  );
};
