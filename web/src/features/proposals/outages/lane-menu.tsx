import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { nameIn } from '#lib/i18n.ts';
import { Menu } from '#ui/menu.tsx';
import { useAskedOutage } from './asked-outage.ts';
import { useReportable } from './report-dialog.tsx';

/** What can be said of the ship of a lane. */
export const LaneMenu = ({ planId }: { readonly planId: number }) => {
  const { t } = useTranslation('outages');
  const { language } = useFormat();
  const { ask } = useAskedOutage();
  const plan = useReportable().find(({ id }) => id === planId);
  if (!plan) return null;
  return (
    <Menu
      label={t('report.menu', { vessel: nameIn(language, plan.vessel) })}
      icon="more"
      variant="quiet"
      small
      actions={[{ id: 'outage', label: t('report.this'), icon: 'alert', onAction: () => ask({ planId }) }]}
    />
  );
};
