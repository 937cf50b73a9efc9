import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reject } from '@shiptime/domain/applications/decisions';
import { editMission } from '@shiptime/domain/plans/mission-decisions';
import { isScheduled, type Mission } from '@shiptime/domain/plans/missions';
import { isWhatIf } from '@shiptime/domain/plans/policy';
import type { Decision } from '@shiptime/domain/shared/decision';
import { ActionButton } from '#ui/action-button.tsx';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/stack.tsx';
import { useEditorView, useOutlook, useScheduler } from '../model/scheduler-model.ts';
import { goOnAtMission } from '../timeline/moving/go-on.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { JoinDialog } from './join-dialog.tsx';
import { leaving } from './leaving.ts';
import { decisionsAbout, joinable, missionFacts } from './mission-facts.ts';
import { RefuseDialog } from './refuse-dialog.tsx';
import { SplitDialog } from './split-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

const dialogs = {
  edit: EditDialog,
  split: SplitDialog,
  join: JoinDialog,
  transfer: TransferDialog,
  refuse: RefuseDialog,
  remove: DeleteDialog,
};
type DialogName = keyof typeof dialogs;

type MissionActionsProps = { readonly mission: Mission; readonly onPlace: () => void };

/** What can be done with the mission; what cannot, says why. */
export const MissionActions = ({ mission, onPlace }: MissionActionsProps) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { t: te } = useTranslation('errors');
  const { plan, editor, actor } = useScheduler();
  const { missions, facts } = useOutlook();
  const [open, setOpen] = useState<DialogName | null>(null);
  const about = missionFacts(mission, missions, plan.vessel_id, facts);
  const decisions = decisionsAbout(actor, plan, about);
  const leave = leaving(actor, plan, about, null).decision;
  const reason = (decision: Decision, smallest = false): string | null => {
    if (decision.allowed) return null;
    return smallest && decision.code === 'limit_reached'
      ? t('split.too_short')
      : te(`refusals.${decision.code}`);
  };
  const asked = useEditorView().plan.rows.get(mission.id)?.ship_time_request;
  const others = joinable(mission, missions).length > 0;
  const edit = reason(editMission(actor, plan));
  const Dialog = open === null ? null : dialogs[open];
  return (
    <>
      <Row>
        <ActionButton icon="calendar" variant="primary" disabledReason={edit} onPress={onPlace}>
          {t(isScheduled(mission) ? 'place.button_move' : 'place.button')}
        </ActionButton>
        <ActionButton icon="edit" disabledReason={edit} onPress={() => setOpen('edit')}>
          {t('edit.button')}
        </ActionButton>
        {isScheduled(mission) && !edit && (
          <Button
            small
            onPress={() => {
              editor.perform({ type: 'unschedule', mission_ids: [mission.id] });
              goOnAtMission(mission.id);
            }}
          >
            {tp('actions.unschedule')}
          </Button>
        )}
        <ActionButton
          small
          icon="split"
          disabledReason={reason(decisions.split, true)}
          onPress={() => setOpen('split')}
        >
          {t('split.button')}
        </ActionButton>
        <ActionButton
          small
          disabledReason={edit ?? (others ? null : t('join.none'))}
          onPress={() => setOpen('join')}
        >
          {t('join.button')}
        </ActionButton>
        <ActionButton small icon="ship" disabledReason={reason(leave)} onPress={() => setOpen('transfer')}>
          {t('transfer.button')}
        </ActionButton>
        {asked && !isWhatIf(plan) && (
          <ActionButton
            small
            icon="close"
            disabledReason={reason(reject(actor, { ...asked, co_proponent_ids: [] }))}
            onPress={() => {
              void editor.saveNow();
              setOpen('refuse');
            }}
          >
            {t('refuse.button')}
          </ActionButton>
        )}
        <ActionButton
          small
          icon="trash"
          disabledReason={reason(decisions.delete)}
          onPress={() => setOpen('remove')}
        >
          {t('remove.button')}
        </ActionButton>
      </Row>
      {Dialog && <Dialog mission={mission} onClose={() => setOpen(null)} />}
    </>
  );
};
