import { useTranslation } from 'react-i18next';
import { usePortalInfo } from '#lib/portal.ts';
import { Deadline } from '#ui/instant.tsx';
import { Notice } from '#ui/notice.tsx';

export const OpenFiscalYearNotice = () => {
  const { t } = useTranslation('support');
  const portal = usePortalInfo();
  if (!portal) return null;
  const year = portal.open_fiscal_year;
  if (!year) return <Notice tone="warning">{t('open_year.none')}</Notice>;
  return (
    <Notice title={t('open_year.title', { year: year.name })}>
      <p>
        {t('open_year.until')} <Deadline at={year.deadline_at} />
      </p>
    </Notice>
  );
};
