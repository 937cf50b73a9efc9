import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../ui/page-heading.tsx';

export const SchedulerPage = () => {
  const { t } = useTranslation('app');
  return <PageHeading title={t('menu.scheduling')} />;
};
