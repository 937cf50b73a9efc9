import { useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeMissionAt } from '@shiptime/domain/plans/mission-changes';
import { tickToStart } from '@shiptime/domain/plans/ticks';
import { isScenarioPlan } from '@shiptime/domain/plans/policy';
import { Button } from '#ui/button.tsx';
import type { LoadedPlan } from '../plan.ts';
import { PlanningPage } from '../planning-page/planning-page.tsx';
import { PlanningBar } from '../planning-page/planning-bar.tsx';
import type { PanelModel } from '../planning-page/frame/panel-model.ts';
import { KeyboardHelpDialog } from '../vessel-plan/keyboard-help-dialog.tsx';
import { CheckedPlansContext, useEditingModel } from '../edited-plan/scheduler-model.ts';
import { useRegisterUnsavedPlanWork } from '../edited-plan/use-register-unsaved-plan-work.ts';
import { useComputeCheckedPlans } from '../edited-plan/use-compute-checked-plans.ts';
import type { MissionTransfer } from '../timeline-editing/use-timeline-editing.ts';
import { ChooseVesselsButton } from './choose-vessels-button.tsx';
import { TransferDropDialog } from './transfer-drop-dialog.tsx';
import { PlanningTitleContext } from './planning-title.ts';
import { useTransferRefusal } from './use-transfer-refusal.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PlanYearChoice } from '../planning-page/plan-year-choice.tsx';

const FleetHeading = () => {
  const { t } = useTranslation('scheduler');
  const { plans } = useEditingModel();
  const year = plans[0]?.fiscal_year.name ?? '';
  return (
    <PageHeading
      compact
      title={t('fleet.title')}
      documentTitle={t('fleet.document_title', { year })}
      lead={
        <>
          <PlanYearChoice />
          <Link href={paths.vesselPlans({ fiscalYearId: plans[0]?.fiscal_year_id })}>
            {t('fleet.to_list')}
          </Link>
        </>
      }
    />
  );
};

type DroppedProps = {
  readonly transfer: MissionTransfer;
  readonly room: PanelModel;
  readonly onClose: () => void;
};

const Dropped = ({ transfer, room, onClose }: DroppedProps) => (
  <TransferDropDialog transfer={transfer} onClose={onClose} onMoved={(id) => room.openMission(id, true)} />
);

const Status = () => {
  const { t } = useTranslation('scheduler');
  const { plans, readOnly } = useEditingModel();
  const year = plans[0]?.fiscal_year.name ?? '';
  const words = plans.some(isScenarioPlan) ? t('fleet.what_if') : t('fleet.lead', { year });
  const [showsKeys, setShowsKeys] = useState(false);
  return (
    <>
      <p data-no-print>{readOnly ? t('fleet.read_only') : words}</p>
      <Button small variant="quiet" icon="help" onPress={() => setShowsKeys(true)}>
        {t('keys.button')}
      </Button>
      <KeyboardHelpDialog isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
    </>
  );
};

export const FleetScheduler = ({ all }: { all: readonly LoadedPlan[] }) => {
  const { t } = useTranslation('scheduler');
  const { plans, editor } = useEditingModel();
  const title = useContext(PlanningTitleContext);
  const outlook = useComputeCheckedPlans();
  useRegisterUnsavedPlanWork();
  const { missions } = outlook;
  const [transfer, setTransfer] = useState<MissionTransfer | null>(null);
  const refusalOf = useTransferRefusal(outlook);
  const transfers = useMemo(() => ({ refusalOf, onDrop: setTransfer }), [refusalOf]);
  const drop = (id: number, start: number, planId: number) => {
    const mission = missions.find((each) => each.id === id);
    const target = plans.find((plan) => plan.id === planId);
    if (!mission || !target) return;
    if (mission.vessel_plan_id === planId)
      editor.perform({ type: 'place', mission_id: id, start: tickToStart(start) });
    else
      setTransfer({ mission, target, wanted: { ...placeMissionAt(mission, start), vessel_plan_id: planId } });
  };
  return (
    <CheckedPlansContext value={outlook}>
      <PlanningPage
        label={t('schedules.label', { year: plans[0]?.fiscal_year.name ?? '' })}
        bar={(tools) => (
          <>
            <PlanningBar
              {...tools}
              heading={title ?? <FleetHeading />}
              choice={<ChooseVesselsButton all={all} />}
            />
            {transfer && <Dropped transfer={transfer} room={tools.room} onClose={() => setTransfer(null)} />}
          </>
        )}
        status={<Status />}
        transfers={transfers}
        onDrop={drop}
      />
    </CheckedPlansContext>
  );
};
