import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../ui/page-heading.tsx';

export const MyRequestsPage = () => {
  const { t } = useTranslation('app');
  return <PageHeading title={t('menu.my_applications')} />;
};
