import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { berthTextLimits } from '@shiptime/domain/plans/guests/berth-requests';
import type { OpenVoyage } from '@shiptime/domain/plans/wire/guests';
import { useRememberedInput } from '#lib/use-remembered-input.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Select } from '#ui/select.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextArea } from '#ui/text-area.tsx';
import { allApplicationsQuery } from '../application-api.ts';
import { invalidateBerthRequests, requestBerths } from './berth-requests-api.ts';
import { useVoyageLabels } from './use-voyage-labels.ts';

type Typed = {
  readonly berths: number | null;
  readonly days: number | null;
  readonly objectives: string;
  readonly equipment: string;
  readonly applicationId: number | null;
};
const nothing: Typed = { berths: 1, days: null, objectives: '', equipment: '', applicationId: null };

const useOwnApplications = () => {
  const { id } = useSignedInUser();
  const { data = [] } = useQuery(allApplicationsQuery({ filter: { proponent_id: id }, sort: '-updated_at' }));
  return data.filter(({ status_id }) => status_id !== statuses.draft);
};

type FieldsProps = {
  readonly voyage: OpenVoyage;
  readonly typed: Typed;
  readonly set: (change: Partial<Typed>) => void;
  readonly at: (name: string) => string | undefined;
};

const Needs = ({ voyage, typed, set, at }: FieldsProps) => {
  const { t } = useTranslation('guests');
  return (
    <>
      <NumberField
        label={t('ask.berths')}
        name="berths"
        hint={t('ask.berths_hint', { count: voyage.spare_berths })}
        value={typed.berths}
        error={at('berths')}
        onChange={(berths) => set({ berths })}
      />
      <TextArea
        label={t('ask.objectives')}
        hint={t('ask.objectives_hint')}
        name="objectives"
        max={berthTextLimits.objectives}
        value={typed.objectives}
        error={at('objectives')}
        onChange={(objectives) => set({ objectives })}
      />
      <TextArea
        label={t('ask.equipment')}
        name="equipment"
        optional
        rows={3}
        max={berthTextLimits.equipment}
        value={typed.equipment}
        error={at('equipment')}
        onChange={(equipment) => set({ equipment })}
      />
      <NumberField
        label={t('ask.days')}
        hint={t('ask.days_hint')}
        name="days_aboard"
        optional
        value={typed.days}
        error={at('days_aboard')}
        onChange={(days) => set({ days })}
      />
    </>
  );
};

const FromApplication = ({ typed, set, at }: Omit<FieldsProps, 'voyage'>) => {
  const { t } = useTranslation('guests');
  const applications = useOwnApplications();
  return (
    applications.length > 0 && (
      <Select
        label={t('ask.application')}
        name="ship_time_request_id"
        optional
        width="full"
        placeholder={t('ask.without')}
        options={applications.map(({ id, project_title }) => ({
          id,
          label: `${id} – ${project_title ?? ''}`,
        }))}
        value={typed.applicationId}
        error={at('ship_time_request_id')}
        onChange={(applicationId) => set({ applicationId })}
      />
    )
  );
};

const fieldNames = ['berths', 'days_aboard', 'objectives', 'equipment', 'ship_time_request_id'];

export const AskForBerthsDialog = ({ voyage, onClose }: { voyage: OpenVoyage; onClose: () => void }) => {
  const { t } = useTranslation('guests');
  const { wordsOf } = useVoyageLabels();
  const typed = useRememberedInput<Typed>(`ask to join ${voyage.id}`, nothing);
  const { berths, days, objectives, equipment, applicationId } = typed.value;
  const task = useApiMutation('ask_to_join', {
    mutationFn: () =>
      requestBerths({
        mission_id: voyage.id,
        berths: berths ?? Number.NaN,
        days_aboard: days,
        objectives: objectives.trim(),
        equipment: equipment.trim() === '' ? null : equipment.trim(),
        ship_time_request_id: applicationId,
      }),
    onSuccess: async () => {
      typed.forget();
      snackbar.success(t('ask.done'));
      onClose();
      await invalidateBerthRequests();
    },
  });
  const fields = {
    typed: typed.value,
    set: (change: Partial<Typed>) => typed.set({ ...typed.value, ...change }),
    at: (name: string) => task.error?.field(name),
  };
  return (
    <FormDialog
      name="berth-ask"
      isOpen
      title={t('ask.title', { voyage: voyage.title })}
      onClose={onClose}
      onCancel={typed.forget}
      onSubmit={() => void task.run()}
      submitLabel={t('ask.label')}
      error={fieldNames.some(fields.at) ? null : task.problem}
      pending={task.pending}
    >
      <p>{t('ask.body', wordsOf(voyage))}</p>
      <Needs voyage={voyage} {...fields} />
      <FromApplication {...fields} />
    </FormDialog>
  );
};
