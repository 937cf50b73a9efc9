import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayRejectApplication } from '@shiptime/domain/applications/decisions';
import { mayEditMission, checkMissionActions } from '@shiptime/domain/plans/mission-decisions';
import { isScheduled, type Mission } from '@shiptime/domain/plans/missions';
import { isScenarioPlan } from '@shiptime/domain/plans/policy';
import type { PermissionDecision } from '@shiptime/domain/shared/permission-decision';
import { ActionButton } from '#ui/action-button.tsx';
import { Button } from '#ui/button.tsx';
import type { IconName } from '#ui/icon.tsx';
import { Row } from '#ui/stack.tsx';
import { plansQuery } from '../plan-api.ts';
import type { LoadedPlan } from '../plan.ts';
import {
  useEditingModel,
  usePlanEditorState,
  useCheckedPlans,
  useSchedulerModel,
} from '../edited-plan/scheduler-model.ts';
import { restoreFocusToMission } from '../timeline/drag/restore-focus.ts';
import { DeleteMissionDialog } from './delete-mission-dialog.tsx';
import { EditMissionDialog } from './edit-mission-dialog.tsx';
import { JoinMissionsDialog } from './join-missions-dialog.tsx';
import { decideTransfer } from './decide-transfer.ts';
import { findJoinableMissions, toMissionFacts, toPlannedMissionFacts } from './mission-facts.ts';
import { RejectApplicationDialog } from './reject-application-dialog.tsx';
import { SplitMissionDialog } from './split-mission-dialog.tsx';
import { TransferMissionDialog } from './transfer-mission-dialog.tsx';

const dialogs = {
  edit: EditMissionDialog,
  split: SplitMissionDialog,
  join: JoinMissionsDialog,
  transfer: TransferMissionDialog,
  refuse: RejectApplicationDialog,
  remove: DeleteMissionDialog,
};
type DialogName = keyof typeof dialogs;

const usePlansOfYear = (plan: LoadedPlan, isWider: boolean) => {
  const { plans } = useEditingModel();
  const all = useQuery({ ...plansQuery(plan.fiscal_year_id), enabled: isWider }).data;
  return all ?? plans;
};

const useObstacles = (mission: Mission) => {
  const { t } = useTranslation('scheduler');
  const { t: te } = useTranslation('errors');
  const { plan, actor } = useSchedulerModel();
  const { missions, facts } = useCheckedPlans();
  const plans = usePlansOfYear(plan, (facts?.elsewhere.length ?? 0) > 0);
  const asked = usePlanEditorState().plan.rows.get(mission.id)?.ship_time_request;
  const reason = (decision: PermissionDecision, smallest = false): string | null => {
    if (decision.allowed) return null;
    return smallest && decision.code === 'limit_reached'
      ? t('split.too_short')
      : te(`refusals.${decision.code}`);
  };
  const refusal = (application: NonNullable<typeof asked>) => {
    const planned = toPlannedMissionFacts(application, missions, facts, plans);
    return reason(mayRejectApplication(actor, { ...application, co_proponent_ids: [], ...planned }));
  };
  const about = toMissionFacts(mission, missions, plan.vessel_id, facts);
  const decisions = checkMissionActions(actor, plan, about);
  const edit = reason(mayEditMission(actor, plan));
  return {
    edit,
    split: reason(decisions.split, true),
    join: edit ?? (findJoinableMissions(mission, missions).length > 0 ? null : t('join.none')),
    transfer: reason(decideTransfer(actor, plan, about, null).decision),
    refuse: asked ? refusal(asked) : null,
    remove: reason(decisions.delete),
    /** Missions without an application, and missions in scenarios, cannot be refused. */
    isRefusable: Boolean(asked) && !isScenarioPlan(plan),
  };
};

const Unschedule = ({ id }: { id: number }) => {
  const { t } = useTranslation('plans');
  const { editor } = useEditingModel();
  return (
    <Button
      small
      onPress={() => {
        editor.perform({ type: 'unschedule', mission_ids: [id] });
        restoreFocusToMission(id);
      }}
    >
      {t('actions.unschedule')}
    </Button>
  );
};

type MissionActionsProps = { readonly mission: Mission; readonly onPlace: () => void };

export const MissionActions = ({ mission, onPlace }: MissionActionsProps) => {
  const { t } = useTranslation('scheduler');
  const { editor } = useEditingModel();
  const [open, setOpen] = useState<DialogName | null>(null);
  const obstacles = useObstacles(mission);
  const Dialog = open === null ? null : dialogs[open];
  const action = (name: DialogName, icon?: IconName) => (
    <ActionButton
      small
      {...(icon && { icon })}
      disabledReason={obstacles[name]}
      onPress={() => setOpen(name)}
    >
      {t(`${name}.button`)}
    </ActionButton>
  );
  return (
    <>
      <Row>
        <ActionButton icon="calendar" variant="primary" disabledReason={obstacles.edit} onPress={onPlace}>
          {t(isScheduled(mission) ? 'place.button_move' : 'place.button')}
        </ActionButton>
        <ActionButton icon="edit" disabledReason={obstacles.edit} onPress={() => setOpen('edit')}>
          {t('edit.button')}
        </ActionButton>
        {isScheduled(mission) && !obstacles.edit && <Unschedule id={mission.id} />}
        {action('split', 'split')}
        {action('join')}
        {action('transfer', 'ship')}
        {obstacles.isRefusable && (
          <ActionButton
            small
            icon="close"
            disabledReason={obstacles.refuse}
            onPress={() => {
              void editor.saveNow();
              setOpen('refuse');
            }}
          >
            {t('refuse.button')}
          </ActionButton>
        )}
        {action('remove', 'trash')}
      </Row>
      {Dialog && <Dialog mission={mission} onClose={() => setOpen(null)} />}
    </>
  );
};
