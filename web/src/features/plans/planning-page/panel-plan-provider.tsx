import { type ComponentType, type ReactNode, useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mission } from '@shiptime/domain/plans/missions';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { Select } from '#ui/select.tsx';
import { Stack } from '#ui/stack.tsx';
import type { LoadedPlan } from '../plan.ts';
import {
  CheckedPlansContext,
  findPlanOfMission,
  SchedulerContext,
  useEditingModel,
  useCheckedPlans,
} from '../edited-plan/scheduler-model.ts';
import { usePanelModel } from './frame/panel-model.ts';

const PlanProvider = ({ plan, children }: { readonly plan: LoadedPlan; readonly children: ReactNode }) => {
  const model = useEditingModel();
  const own = useMemo(
    () => ({ ...model, plan, readOnly: !model.mayEdit({ vessel_plan_id: plan.id }) }),
    [model, plan],
  );
  return <SchedulerContext value={own}>{children}</SchedulerContext>;
};

type MissionPlanProviderProps = { readonly mission: Mission; readonly children: ReactNode };

export const MissionPlanProvider = ({ mission, children }: MissionPlanProviderProps) => {
  const plan = findPlanOfMission(useEditingModel(), mission);
  return plan ? <PlanProvider plan={plan}>{children}</PlanProvider> : null;
};

const OwnMissionsOnly = ({ plan, children }: { readonly plan: LoadedPlan; readonly children: ReactNode }) => {
  const outlook = useCheckedPlans();
  const own = useMemo(() => {
    const missions = outlook.missions.filter(({ vessel_plan_id }) => vessel_plan_id === plan.id);
    const ids = new Set(missions.map(({ id }) => id));
    const conflicts = outlook.conflicts.filter(({ mission_ids }) => mission_ids.some((id) => ids.has(id)));
    return { ...outlook, missions, conflicts };
  }, [outlook, plan.id]);
  return <CheckedPlansContext value={own}>{children}</CheckedPlansContext>;
};

const ChosenVessel = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const model = useEditingModel();
  const { missions } = useCheckedPlans();
  const { openId } = usePanelModel();
  const [asked, setAsked] = useState<number | null>(null);
  const ofMission = findPlanOfMission(
    model,
    missions.find(({ id }) => id === openId),
  );
  const plan = model.plans.find(({ id }) => id === asked) ?? ofMission ?? model.plans[0];
  if (!plan) return null;
  return (
    <Stack>
      <Select
        label={t('load.vessel')}
        placeholder={null}
        options={model.plans.map((each) => ({ id: each.id, label: nameInLanguage(language, each.vessel) }))}
        value={plan.id}
        onChange={setAsked}
      />
      <PlanProvider key={plan.id} plan={plan}>
        <OwnMissionsOnly plan={plan}>{children}</OwnMissionsOnly>
      </PlanProvider>
    </Stack>
  );
};

export const withVesselChoice = (Content: ComponentType) => {
  const VesselPanel = () => {
    const alone = useContext(SchedulerContext)?.plan !== undefined;
    return alone ? (
      <Content />
    ) : (
      <ChosenVessel>
        <Content />
      </ChosenVessel>
    );
  };
  return VesselPanel;
};
