import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

export const usePageTitle = (title: string): void => {
  const { t } = useTranslation('app');
  const portal = t('portal_name');
  useEffect(() => {
    document.title = title ? `${title} · ${portal}` : portal;
  }, [title, portal]);
};
