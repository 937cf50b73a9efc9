import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../ui/page-heading.tsx';

export const ShipInformationPage = () => {
  const { t } = useTranslation('app');
  return <PageHeading title={t('menu.ship_information')} />;
};
