import { useTranslation } from 'react-i18next';
import { type Mission, nextMissionNumber } from '@shiptime/domain/plans/missions';
import { newOrphanMissionSchema } from '@shiptime/domain/plans/schema';
import { useDialogForm } from '#lib/use-dialog-form.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useCheckedPlans, useSchedulerModel } from '../edited-plan/scheduler-model.ts';
import { missionFieldsOf } from './edit-mission-dialog.tsx';
import { MissionFormFields, type MissionFormValues } from './mission-fields.tsx';
import { provisionalId } from './provisional-id.ts';
import { useMissionCommand } from './use-mission-command.ts';

const emptyMission = {
  title: '',
  requested_berths: null,
  approved_berths: null,
  mobilization_days: 0,
  operational_days: 1,
  demobilization_days: 0,
  mobilization_port_id: null,
  demobilization_port_id: null,
  port_calls: 0,
  port_call_stops: [],
  notes: null,
};

const empty: MissionFormValues = { ...emptyMission, notes: '' };

const orphan: Mission = {
  ...emptyMission,
  id: provisionalId,
  vessel_plan_id: 0,
  number: 0,
  ship_time_request_id: null,
  start_date: null,
  start_fraction: 0,
};

type AddDialogProps = { readonly onClose: () => void; readonly onAdded: (id: number) => void };

export const AddMissionDialog = ({ onClose, onAdded }: AddDialogProps) => {
  const { t } = useTranslation('scheduler');
  const { plan } = useSchedulerModel();
  const form = useDialogForm<MissionFormValues & Record<string, unknown>>(empty, newOrphanMissionSchema);
  const { missions } = useCheckedPlans();
  const command = useMissionCommand((born) => {
    onClose();
    if (born !== null) onAdded(born);
  });
  const submit = () => {
    if (!form.check()) return;
    const mission: Mission = {
      ...orphan,
      ...missionFieldsOf(form.values),
      vessel_plan_id: plan.id,
      number: nextMissionNumber(missions),
    };
    void command.run({ type: 'add', mission }, t('add.done'));
  };
  return (
    <FormDialog
      name="mission-add"
      title={t('add.title')}
      isOpen
      wide
      onClose={onClose}
      onSubmit={submit}
      error={command.error}
      pending={command.pending}
      submitLabel={t('add.submit')}
    >
      <p>{t('add.explained')}</p>
      <MissionFormFields form={form} isOrphan />
    </FormDialog>
  );
};
