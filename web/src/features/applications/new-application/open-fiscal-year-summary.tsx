import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import type { FiscalYearRow } from '#features/reference/reference-api.ts';

export const OpenFiscalYearSummary = ({ year }: { year: FiscalYearRow }) => {
  const { t } = useTranslation(['application_form', 'letters']);
  const format = useFormat();
  return (
    <div>
      <p>
        <strong>{t('application_form:new.for_year', { year: year.name })}</strong>
      </p>
      <p>{t('application_form:new.deadline', { at: format.deadline(year.deadline_at) })}</p>
      <p>
        {t('application_form:new.later_year')}{' '}
        <Link href={paths.lettersOfIntent()}>{t('letters:title')}</Link>
      </p>
    </div>
  );
};
