import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { missionChangeSchema } from '@shiptime/domain/plans/schema';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import type { MissionFields } from '@shiptime/domain/plans/editing/plan-patches';
import { findFiscalYearProblem } from '@shiptime/domain/plans/fiscal-year-bounds';
import { isOrphan, type Mission } from '@shiptime/domain/plans/missions';
import { useProblemText } from '#lib/problem-text.ts';
import { useDialogForm } from '#lib/use-dialog-form.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useEditingModel } from '../edited-plan/scheduler-model.ts';
import { MissionFormFields, type MissionFormValues } from './mission-fields.tsx';

const valuesOf = (mission: Mission): MissionFormValues => ({
  title: mission.title,
  requested_berths: mission.requested_berths,
  approved_berths: mission.approved_berths,
  mobilization_days: mission.mobilization_days,
  operational_days: mission.operational_days,
  demobilization_days: mission.demobilization_days,
  mobilization_port_id: mission.mobilization_port_id,
  demobilization_port_id: mission.demobilization_port_id,
  port_calls: mission.port_calls,
  port_call_stops: mission.port_call_stops ?? [],
  notes: mission.notes ?? '',
});

/** Empty text becomes null, as the server stores it. */
export const missionFieldsOf = (values: MissionFormValues): MissionFields =>
  ({
    ...values,
    title: values.title.trim(),
    notes: values.notes.trim() || null,
    port_calls: Math.max(values.port_calls ?? 0, values.port_call_stops.length),
  }) as MissionFields;

export const EditMissionDialog = ({ mission, onClose }: { mission: Mission; onClose: () => void }) => {
  const { t } = useTranslation('scheduler');
  const { editor, plans } = useEditingModel();
  const problemText = useProblemText();
  const [outside, setOutside] = useState<FieldProblem | null>(null);
  const [seen] = useState(mission);
  const form = useDialogForm<MissionFormValues & Record<string, unknown>>(
    valuesOf(mission),
    missionChangeSchema,
  );
  const submit = () => {
    if (!form.check()) return;
    const { requested_berths, ...fields } = missionFieldsOf(form.values);
    const year = plans.find(({ id }) => id === mission.vessel_plan_id)?.fiscal_year;
    const wrong = year ? findFiscalYearProblem({ ...mission, ...fields }, year) : null;
    setOutside(wrong);
    if (wrong && year && !findFiscalYearProblem(mission, year)) return;
    const own = isOrphan(mission) && requested_berths !== undefined ? { requested_berths } : {};
    editor.perform({ type: 'set', mission_id: mission.id, fields: { ...fields, ...own } }, [seen]);
    onClose();
  };
  return (
    <FormDialog
      name="mission-edit"
      title={t('edit.title', { title: mission.title })}
      isOpen
      wide
      onClose={onClose}
      onSubmit={submit}
      error={outside && problemText(outside)}
      pending={false}
      submitLabel={t('edit.submit')}
    >
      <MissionFormFields form={form} isOrphan={isOrphan(mission)} startDate={mission.start_date} />
    </FormDialog>
  );
};
