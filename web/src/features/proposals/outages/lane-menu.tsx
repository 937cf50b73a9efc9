import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayReopenPlan } from '@shiptime/domain/plans/decisions';
import { useFormat } from '#lib/format.ts';
import { nameIn } from '#lib/i18n.ts';
import { Menu } from '#ui/menu.tsx';
import { useEditing } from '#features/plans/edited-plan/scheduler-model.ts';
import { StepDownDialog } from '#features/plans/vessel-plan/step-down-dialog.tsx';
import { useAskedOutage } from './asked-outage.ts';
import { useReportable } from './report-dialog.tsx';

export const LaneMenu = ({ planId }: { readonly planId: number }) => {
  const { t } = useTranslation('outages');
  const { language } = useFormat();
  const { t: tp } = useTranslation('plans');
  const { ask } = useAskedOutage();
  const { actor, reload } = useEditing();
  const [isAmending, setAmending] = useState(false);
  const plan = useReportable().find(({ id }) => id === planId);
  if (!plan) return null;
  return (
    <>
      <Menu
        label={t('report.menu', { vessel: nameIn(language, plan.vessel) })}
        icon="more"
        variant="quiet"
        small
        actions={[
          { id: 'outage', label: t('report.this'), icon: 'alert', onAction: () => ask({ planId }) },
          ...(mayReopenPlan(actor, plan).allowed
            ? [{ id: 'amend', label: tp('steps.reopen'), onAction: () => setAmending(true) }]
            : []),
        ]}
      />
      {isAmending && (
        <StepDownDialog plan={plan} step="reopen" reload={reload} onClose={() => setAmending(false)} />
      )}
    </>
  );
};
