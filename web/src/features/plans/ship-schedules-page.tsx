import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../ui/page-heading.tsx';

export const ShipSchedulesPage = () => {
  const { t } = useTranslation('app');
  return <PageHeading title={t('menu.ship_schedules')} />;
};
