import { useTranslation } from 'react-i18next';
import type { Application } from '@shiptime/domain/applications/wire/application';
import { nameIn, useLanguage } from '#lib/i18n.ts';
import { Notice } from '#ui/notice.tsx';
import { useList } from '#features/reference/reference-api.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';

export const LeftOutNotice = ({ application }: { application: Application }) => {
  const { t } = useTranslation('application_form');
  const language = useLanguage();
  const ship = useVessels().find(({ id }) => id === application.vessel_id);
  const year = useList('fiscal_years').find(({ id }) => id === application.fiscal_year_id);
  const words = { vessel: ship ? nameIn(language, ship) : '', year: year?.name ?? '' };
  return (
    <Notice tone="warning" title={t('left_out.title')}>
      <p>{t('left_out.explained', words)}</p>
    </Notice>
  );
};
