import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useIsPrinting } from '#lib/use-is-printing.ts';
import { Section } from '#ui/section.tsx';
import { MissionRows } from '../mission/mission-table.tsx';
import { useCheckedPlans, useEditingModel } from '../edited-plan/scheduler-model.ts';
import type { LoadedPlan } from '../plan.ts';

const PlanState = ({ plan }: { readonly plan: LoadedPlan }) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { instant } = useFormat();
  const [printedAt] = useState(() => new Date().toISOString());
  const [newest] = [...(plan.versions ?? [])].sort((a, b) => b.number - a.number);
  const isFinal = plan.review_level === 'final';
  return (
    <p>
      {[
        t('lead', { year: plan.fiscal_year.name }),
        t(isFinal ? 'printed.final' : 'printed.draft', { level: tp(`levels.${plan.review_level}`) }),
        newest && t('printed.version', { number: newest.number, at: instant(newest.created_at) }),
        t('printed.at', { at: instant(printedAt) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
};

const nothing = () => undefined;

export const PrintedState = () => {
  const { plans } = useEditingModel();
  const [plan] = plans;
  return useIsPrinting() && plan && plans.length === 1 && <PlanState plan={plan} />;
};

export const PrintedMissions = () => {
  const { t } = useTranslation('scheduler');
  const { language } = useFormat();
  const { plans } = useEditingModel();
  const { missions } = useCheckedPlans();
  if (!useIsPrinting()) return null;
  return plans.map((plan) => (
    <Section key={plan.id} title={t('printed.missions', { vessel: nameInLanguage(language, plan.vessel) })}>
      {plans.length > 1 && <PlanState plan={plan} />}
      <MissionRows
        missions={missions.filter(({ vessel_plan_id }) => vessel_plan_id === plan.id)}
        onOpen={nothing}
      />
    </Section>
  ));
};
