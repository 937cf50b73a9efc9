import { useTranslation } from 'react-i18next';
import { orphanMissionSchema } from '@shiptime/domain/plans/schema';
import { useSmallForm } from '../../../lib/small-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { addMission } from '../api.ts';
import { useScheduler } from '../scheduler/scheduler-model.ts';
import { fieldsOf } from './edit-dialog.tsx';
import { MissionFormFields, type MissionValues } from './mission-fields.tsx';
import { useCommand } from './use-command.ts';

const empty: MissionValues = {
  title: '',
  requested_berths: null,
  approved_berths: null,
  mobilization_days: 0,
  operational_days: 1,
  demobilization_days: 0,
  mobilization_port_id: null,
  demobilization_port_id: null,
  port_calls: 0,
  notes: '',
};

type AddDialogProps = { readonly onClose: () => void; readonly onAdded: (id: number) => void };

/** A mission of no application: a trial, a transit, a training cruise. */
export const AddDialog = ({ onClose, onAdded }: AddDialogProps) => {
  const { t } = useTranslation('scheduler');
  const { plan } = useScheduler();
  const form = useSmallForm<MissionValues & Record<string, unknown>>(empty, orphanMissionSchema);
  const command = useCommand(null, onClose);
  const submit = () => {
    if (!form.check()) return;
    const add = async () => onAdded((await addMission(plan.id, fieldsOf(form.values))).id);
    void command.run(add, t('add.done'));
  };
  return (
    <FormDialog
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
