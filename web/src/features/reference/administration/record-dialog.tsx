import { useEffect } from 'react';
import type { z } from 'zod';
import { useTranslation } from 'react-i18next';
import { useDialogForm } from '#lib/use-dialog-form.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { fieldId } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { bodyFromValues, type FieldSpec, valuesFromRow } from './field-spec.ts';
import { RecordFields } from './record-field.tsx';
import type { RecordRow, RecordValues } from './records.ts';

type RecordDialogProps = {
  readonly title: string;
  readonly specs: readonly FieldSpec[];
  readonly schema: z.ZodType;
  readonly row: RecordRow | null;
  readonly field?: string | undefined;
  readonly onSave: (values: RecordValues, row: RecordRow | null) => Promise<void>;
  readonly onClose: () => void;
};

export const RecordDialog = ({ title, specs, schema, row, field, onSave, onClose }: RecordDialogProps) => {
  const { t } = useTranslation('reference');
  useEffect(() => {
    if (field !== undefined) document.getElementById(fieldId(field))?.focus();
  }, [field]);
  const form = useDialogForm<Record<string, unknown>>(valuesFromRow(specs, row), schema);
  const { run, pending, problem, error } = useApiMutation('save_record', {
    mutationFn: () => onSave(bodyFromValues(specs, form.values), row),
    onSuccess: () => {
      snackbar.success(t('record.saved'));
      onClose();
    },
  });
  const save = () => {
    if (form.check()) void run();
  };
  return (
    <FormDialog
      name="record"
      title={title}
      isOpen
      onClose={onClose}
      onSubmit={save}
      error={problem}
      pending={pending}
      submitLabel={t('record.save')}
    >
      <RecordFields specs={specs} form={form} error={error} />
    </FormDialog>
  );
};
