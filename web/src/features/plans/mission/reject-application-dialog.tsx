import type { Mission } from '@shiptime/domain/plans/missions';
import { DecisionDialog } from '#features/applications/decisions/decision-dialog.tsx';
import { invalidatePlans } from '../plan-api.ts';
import { restoreFocusToMission } from '../timeline/drag/restore-focus.ts';
import { useEditingModel, usePlanEditorState } from '../edited-plan/scheduler-model.ts';

export const RejectApplicationDialog = ({ mission, onClose }: { mission: Mission; onClose: () => void }) => {
  const { editor, reload } = useEditingModel();
  const asked = usePlanEditorState().plan.rows.get(mission.id)?.ship_time_request;
  if (!asked) return null;
  const done = async () => {
    await Promise.all([editor.refresh(), reload(), invalidatePlans()]);
    onClose();
    restoreFocusToMission(mission.id);
  };
  return (
    <DecisionDialog application={asked} decision="reject" onClose={onClose} onDone={() => void done()} />
  );
};
