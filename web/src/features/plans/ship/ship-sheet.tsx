import { useTranslation } from 'react-i18next';
import { hasRole } from '@shiptime/domain/shared/actor';
import { missingForPlanning } from '@shiptime/domain/vessels/planning-needs';
import type { Vessel } from '@shiptime/domain/vessels/wire';
import { nameIn, useLanguage } from '#lib/i18n.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import { useVessels } from '#features/vessels/api.ts';
import { MissingParticulars } from '#features/vessels/components/missing-particulars.tsx';
import { useParticulars } from '#features/vessels/components/use-particulars.ts';
import { useScheduler } from '../model/scheduler-model.ts';
import { TransitTable } from './transit-table.tsx';

/** What cannot be checked of this ship's plan, and who can change that. */
const Missing = ({ vessel }: { readonly vessel: Vessel }) => {
  const { t } = useTranslation('vessels');
  const { t: ts } = useTranslation('scheduler');
  const { actor } = useScheduler();
  const mayFillIn = hasRole(actor, 'administrator');
  if (missingForPlanning(vessel).length === 0) return <p>{t('planning.complete')}</p>;
  return (
    <Notice title={t('planning.not_known')}>
      <MissingParticulars vessel={vessel} mayFillIn={mayFillIn} />
      {!mayFillIn && <p>{ts('unknown.administrators')}</p>}
    </Notice>
  );
};

const Sheet = ({ vessel }: { readonly vessel: Vessel }) => {
  const { t } = useTranslation('vessels');
  const language = useLanguage();
  return (
    <Stack>
      <h3>{nameIn(language, vessel)}</h3>
      <Missing vessel={vessel} />
      <DescriptionList unknown={t('unknown')} items={useParticulars(vessel)} />
      <TransitTable />
    </Stack>
  );
};

/** What planning asks of the ship, and its ways from port to port in the year as they are planned now. */
export const ShipSheet = () => {
  const { plan } = useScheduler();
  const vessel = useVessels().find(({ id }) => id === plan.vessel_id);
  return vessel ? <Sheet vessel={vessel} /> : null;
};
