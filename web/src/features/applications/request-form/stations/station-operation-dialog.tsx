import { useTranslation } from 'react-i18next';
import {
  blankOperation,
  operationOfKindSchema,
  type StationOperationDetails,
} from '@shiptime/domain/applications/operations';
import { useDialogForm } from '#lib/use-dialog-form.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TextField } from '#ui/text-field.tsx';

type Props = {
  readonly count: number;
  readonly onApply: (operation: StationOperationDetails) => void;
  readonly onClose: () => void;
};

const nothing = {
  kind: '',
  gear: '',
  hours: null as number | null,
  repeats: blankOperation.repeats as number | null,
};

export const StationOperationDialog = ({ count, onApply, onClose }: Props) => {
  const { t } = useTranslation('application_form');
  const form = useDialogForm(nothing, operationOfKindSchema);
  const apply = () => {
    if (!form.check()) return;
    onApply(operationOfKindSchema.parse(form.values));
    onClose();
  };
  return (
    <FormDialog
      name="stations-operation"
      isOpen
      title={t('stations.add_operation_to', { count })}
      onClose={onClose}
      onSubmit={apply}
      submitLabel={t('parts.save')}
      error={null}
      pending={false}
    >
      <p>{t('stations.same_operation')}</p>
      <TextField {...form.field('kind')} label={t('stations.operation')} autoComplete="off" />
      <TextField {...form.field('gear')} label={t('stations.gear')} optional autoComplete="off" />
      <NumberField
        {...form.field('hours')}
        label={t('stations.hours')}
        hint={t('stations.operations_help')}
        optional
      />
      <NumberField {...form.field('repeats')} label={t('stations.repeats')} />
    </FormDialog>
  );
};
