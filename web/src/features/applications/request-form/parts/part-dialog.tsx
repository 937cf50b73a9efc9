import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '#lib/api-error.ts';
import { describeRefusedFields } from '#lib/problem.ts';
import { useRememberedInput } from '#lib/use-remembered-input.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { useFormModel } from '../form-model.ts';
import { openLatePartRowStore } from './late-part-rows.ts';
import { type FormPartName, type PartRow, savePartRow } from './part-api.ts';
import { StaleRowNotice } from './stale-row-notice.tsx';
import { type PartRowInput, type PartField, PartFieldControl, partLabel } from './part-fields.tsx';

type Props = {
  readonly part: Exclude<FormPartName, 'stations' | 'co_proponents'>;
  readonly fields: readonly PartField[];
  readonly row: PartRow | null;
  readonly onClose: () => void;
};

const useEditedRow = ({ part, fields, row, onClose }: Props) => {
  const { t } = useTranslation('application_form');
  const { editor } = useFormModel();
  const user = useSignedInUser();
  const name = row ? `${row.id} ${row.lock_version}` : 'new';
  const typed = useRememberedInput<PartRowInput>(`${editor.application().id} ${part} ${name}`, row ?? {});
  const [theirs, setTheirs] = useState<PartRow | null>(null);

  const keepLate = async () => {
    const late = await openLatePartRowStore(editor, user.id);
    late.add({ part, id: row?.id ?? null, values: typed.value });
    typed.forget();
    onClose();
    void editor.refresh();
  };
  const { run, pending, error, problem } = useApiMutation('save_row', {
    mutationFn: () => {
      const values = Object.fromEntries(fields.map(({ name }) => [name, typed.value[name] ?? null]));
      return savePartRow(editor, part, values, theirs ?? row);
    },
    onSuccess: () => {
      const [first] = fields;
      snackbar.success(t('parts.saved', { name: String(typed.value[first?.name ?? ''] ?? '') }));
      typed.forget();
      onClose();
    },
    onError: async (thrown) => {
      const failure = toApiError(thrown);
      if (failure.type === 'stale') setTheirs(failure.current as PartRow);
      if (failure.type === 'deadline_passed') await keepLate();
    },
  });
  const isDealtWith = error?.type === 'stale' || error?.type === 'deadline_passed';
  const takeTheirs = () => {
    typed.forget();
    void editor.refresh();
    onClose();
  };
  const labels = fields.map(({ name }) => [name, partLabel(part, name)] as const);
  const named = error && describeRefusedFields('save_row', error, labels);
  return { typed, theirs, takeTheirs, run, pending, error, problem: isDealtWith ? null : (named ?? problem) };
};

export const PartDialog = ({ part, fields, row, onClose }: Props) => {
  const { t } = useTranslation('application_form');
  const { typed, theirs, takeTheirs, run, pending, error, problem } = useEditedRow({
    part,
    fields,
    row,
    onClose,
  });

  return (
    <FormDialog
      name="part"
      isOpen
      title={t(`parts.${part}.${row ? 'edit' : 'add'}`)}
      onClose={onClose}
      onCancel={typed.forget}
      onSubmit={() => void run()}
      submitLabel={t('parts.save')}
      error={problem}
      pending={pending}
    >
      {theirs && (
        <StaleRowNotice
          values={fields.map(({ name }) => [partLabel(part, name), theirs[name]])}
          onTake={takeTheirs}
        />
      )}
      {fields.map((field) => (
        <PartFieldControl
          key={field.name}
          field={field}
          label={partLabel(part, field.name)}
          value={typed.value[field.name]}
          error={error?.field(field.name)}
          onChange={(value) => typed.set({ ...typed.value, [field.name]: value === '' ? null : value })}
        />
      ))}
    </FormDialog>
  );
};
