import { ExtraToolsContext } from '../plans/timeline/timeline-contexts.ts';
import {
  FleetSchedulerPageWithProposals as FleetPage,
  SchedulerPageWithProposals as PlanPage,
} from '../proposals/planner-pages.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCreateScenario } from '@shiptime/domain/scenarios/policy';
import { Button } from '#ui/button.tsx';
import { useEditingModel } from '../plans/edited-plan/scheduler-model.ts';
import { NewScenarioDialog } from './new-scenario-dialog.tsx';

const ScenarioButton = () => {
  const { t } = useTranslation('scenarios');
  const { plans, actor, editor } = useEditingModel();
  const [isOpen, setOpen] = useState(false);
  const year = plans[0]?.fiscal_year;
  if (!year || !mayCreateScenario(actor).allowed) return null;
  return (
    <>
      <Button small icon="copy" onPress={() => setOpen(true)}>
        {t('button')}
      </Button>
      {isOpen && (
        <NewScenarioDialog
          year={year}
          vesselIds={plans.map(({ vessel_id }) => vessel_id)}
          before={() => editor.saveNow()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

const tools = <ScenarioButton />;

export const FleetSchedulerPageWithScenarios = () => (
  <ExtraToolsContext value={tools}>
    <FleetPage />
  </ExtraToolsContext>
);

export const SchedulerPageWithScenarios = () => (
  <ExtraToolsContext value={tools}>
    <PlanPage />
  </ExtraToolsContext>
);
