import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../ui/page-heading.tsx';

export const PrivacyPage = () => {
  const { t } = useTranslation('app');
  return <PageHeading title={t('portal_name')} />;
};
