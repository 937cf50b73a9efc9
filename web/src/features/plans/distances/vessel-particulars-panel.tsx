import { useTranslation } from 'react-i18next';
import { isPortTooShallow } from '@shiptime/domain/plans/conflicts/rules/port-depth';
import { hasRole } from '@shiptime/domain/shared/actor';
import { findMissingPlanningParticulars } from '@shiptime/domain/vessels/planning-particulars';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import { MissingParticulars } from '#features/vessels/components/missing-particulars.tsx';
import { useVesselParticulars } from '#features/vessels/components/use-particulars.ts';
import { useSchedulerModel } from '../edited-plan/scheduler-model.ts';
import { TransitTable } from './transit-table.tsx';

const Missing = ({ vessel }: { readonly vessel: VesselResource }) => {
  const { t } = useTranslation('vessels');
  const { t: ts } = useTranslation('scheduler');
  const { actor } = useSchedulerModel();
  const mayFillIn = hasRole(actor, 'administrator');
  if (findMissingPlanningParticulars(vessel).length === 0) return <p>{t('planning.complete')}</p>;
  return (
    <Notice title={t('planning.not_known')}>
      <MissingParticulars vessel={vessel} mayFillIn={mayFillIn} />
      {!mayFillIn && <p>{ts('unknown.administrators')}</p>}
    </Notice>
  );
};

const useTooShallow = (vessel: VesselResource) => {
  const { t } = useTranslation('vessels');
  const { list } = useFormat();
  const known = useReferenceList('ports').filter(({ max_draft }) => max_draft !== null);
  const shallow = known.filter((port) => isPortTooShallow(vessel, port));
  const language = useLanguage();
  const named = shallow.map((port) =>
    t('planning.too_shallow.port', { port: nameInLanguage(language, port), max_draft: port.max_draft }),
  );
  const none =
    known.length === 0
      ? t('planning.too_shallow.unknown')
      : t('planning.too_shallow.none', { count: known.length });
  return {
    key: 'too_shallow',
    term: t('planning.too_shallow.title'),
    value: vessel.draft === null ? null : named.length > 0 ? list(named) : none,
  };
};

const Sheet = ({ vessel }: { readonly vessel: VesselResource }) => {
  const { t } = useTranslation('vessels');
  const language = useLanguage();
  return (
    <Stack>
      <h3>{nameInLanguage(language, vessel)}</h3>
      <Missing vessel={vessel} />
      <DescriptionList
        unknown={t('unknown')}
        items={[...useVesselParticulars(vessel), useTooShallow(vessel)]}
      />
      <TransitTable />
    </Stack>
  );
};

export const VesselParticularsPanel = () => {
  const { plan } = useSchedulerModel();
  const vessel = useVessels().find(({ id }) => id === plan.vessel_id);
  return vessel ? <Sheet vessel={vessel} /> : null;
};
