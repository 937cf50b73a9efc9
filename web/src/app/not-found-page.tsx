import { useTranslation } from 'react-i18next';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

export const NotFoundPage = () => {
  const { t } = useTranslation('app');
  return (
    <>
      <PageHeading title={t('not_found.title')} lead={<p>{t('not_found.lead')}</p>} />
      <LinkButton href={paths.home()} variant="primary">
        {t('not_found.out')}
      </LinkButton>
    </>
  );
};
