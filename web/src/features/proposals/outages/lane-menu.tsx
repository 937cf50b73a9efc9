import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayReopenPlan } from '@shiptime/domain/plans/decisions';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { Menu } from '#ui/menu.tsx';
import { useEditingModel } from '#features/plans/edited-plan/scheduler-model.ts';
import { LowerReviewLevelDialog } from '#features/plans/vessel-plan/lower-review-level-dialog.tsx';
import { useOutageReport } from './outage-report-context.ts';
import { usePlansForOutage } from './report-outage-dialog.tsx';

export const OutageLaneMenu = ({ planId }: { readonly planId: number }) => {
  const { t } = useTranslation('outages');
  const { language } = useFormat();
  const { t: tp } = useTranslation('plans');
  const { ask } = useOutageReport();
  const { actor, reload } = useEditingModel();
  const [isAmending, setAmending] = useState(false);
  const plan = usePlansForOutage().find(({ id }) => id === planId);
  if (!plan) return null;
  return (
    <>
      <Menu
        label={t('report.menu', { vessel: nameInLanguage(language, plan.vessel) })}
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
        <LowerReviewLevelDialog
          plan={plan}
          step="reopen"
          reload={reload}
          onClose={() => setAmending(false)}
        />
      )}
    </>
  );
};
