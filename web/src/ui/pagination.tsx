import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import styles from './pagination.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type PaginationProps = {
  readonly page: number;
  readonly lastPage: number;
  readonly total: number;
  readonly from: number | null;
  readonly to: number | null;
  readonly onPage: (page: number) => void;
  readonly pending?: boolean;
};

export const Pagination = ({ page, lastPage, total, from, to, onPage, pending = false }: PaginationProps) => {
  const { t } = useTranslation('ui');
  return (
    <nav className={styles['pages']} aria-label={t('pages')} data-no-print>
      <p aria-live="polite">
        {from === null ? (
          <VisuallyHidden>{t('no_rows')}</VisuallyHidden>
        ) : (
          t('rows_shown', { from, to: to ?? from, count: total })
        )}
      </p>
      {lastPage > 1 && (
        <div className={styles['buttons']}>
          <Button icon="chevron-left" isDisabled={page <= 1 || pending} onPress={() => onPage(page - 1)}>
            {t('previous')}
          </Button>
          <span>{t('page_of', { page, last: lastPage })}</span>
          <Button
            icon="chevron-right"
            isDisabled={page >= lastPage || pending}
            onPress={() => onPage(page + 1)}
          >
            {t('next')}
          </Button>
        </div>
      )}
    </nav>
  );
};
