import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { UserText } from '#ui/user-text.tsx';
import { useProblemText } from '#lib/problem-text.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { useApplication, useFormModel, useProblems } from '../form-model.ts';
import { deletePartRow, type FormPartName, type PartRow } from './part-api.ts';
import { PartRemarkThread } from './part-remarks.tsx';
import { PartDialog } from './part-dialog.tsx';
import { type PartField, partLabel } from './part-fields.tsx';
import styles from './part-table.module.css';

type Props = {
  readonly part: Exclude<FormPartName, 'stations' | 'co_proponents'>;
  readonly fields: readonly PartField[];
  readonly show?: (field: string, value: unknown) => ReactNode;
};

export const PartProblems = ({ part }: { part: string }) => {
  const { marksEmpty } = useFormModel();
  const words = useProblemText();
  const { t } = useTranslation('application_form');
  const found = useProblems().filter(
    ({ field, code }) =>
      field.startsWith(`${part}.`) || (field === part && (marksEmpty || code !== 'required')),
  );
  if (found.length === 0) return null;
  return (
    <ul className={styles['problems']} id={`field-${part}-problems`}>
      {found.map((problem) => {
        const [, row, column] = problem.field.split('.');
        const place =
          row === undefined
            ? ''
            : t('parts.place', { row: Number(row) + 1, column: partLabel(part, column ?? '') });
        return <li key={`${problem.field} ${problem.code}`}>{`${place} ${words(problem)}`.trim()}</li>;
      })}
    </ul>
  );
};

type RowsProps = Required<Props> & {
  readonly rows: readonly PartRow[];
  readonly nameOf: (row: PartRow) => string;
  readonly onEdit: (row: PartRow) => void;
  readonly onDelete: (row: PartRow) => void;
};

const Rows = ({ part, fields, show, rows, nameOf, onEdit, onDelete }: RowsProps) => {
  const { t } = useTranslation('application_form');
  const { readOnly } = useFormModel();
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {fields.map(({ name }) => (
              <th key={name} scope="col">
                {partLabel(part, name)}
              </th>
            ))}
            {!readOnly && <th scope="col">{t('parts.actions')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {fields.map(({ name }) => (
                <td key={name} data-label={partLabel(part, name)}>
                  {show(name, row[name])}
                </td>
              ))}
              {!readOnly && (
                <td className={styles['actions']}>
                  <IconButton
                    icon="edit"
                    label={t('parts.edit_row', { name: nameOf(row) })}
                    onPress={() => onEdit(row)}
                  />
                  <IconButton
                    icon="trash"
                    label={t('parts.delete_row', { name: nameOf(row) })}
                    onPress={() => onDelete(row)}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

type DeleteDialogProps = Pick<Props, 'part'> & {
  readonly row: PartRow;
  readonly name: string;
  readonly onClose: () => void;
};

const DeleteDialog = ({ part, row, name, onClose }: DeleteDialogProps) => {
  const { t } = useTranslation('application_form');
  const { editor } = useFormModel();
  const { run: remove, pending } = useApiMutation(
    'delete_row',
    {
      mutationFn: (gone: PartRow) => deletePartRow(editor, part, gone.id),
      onSuccess: onClose,
    },
    snackbar.error,
  );
  return (
    <ConfirmDialog
      name="part-remove"
      isOpen
      danger
      title={t('parts.delete_title')}
      confirmLabel={t('parts.delete')}
      pending={pending}
      error={null}
      onConfirm={() => void remove(row)}
      onCancel={onClose}
    >
      {t('parts.delete_question', { name: name })}
    </ConfirmDialog>
  );
};

export const PartTable = ({
  part,
  fields,
  show = (_, value) => <UserText text={String(value ?? '')} />,
}: Props) => {
  const { t } = useTranslation('application_form');
  const { readOnly } = useFormModel();
  const rows: readonly PartRow[] = useApplication()[part] ?? [];
  const [open, setOpen] = useState<PartRow | 'new' | null>(null);
  const [deleting, setDeleting] = useState<PartRow | null>(null);

  const nameOf = (row: PartRow) => String(row[fields[0]?.name ?? 'id'] ?? '');
  return (
    <section
      className={styles['part']}
      id={`field-${part}`}
      tabIndex={-1}
      aria-label={t(`parts.${part}.title`)}
    >
      <PartRemarkThread part={part} />
      <PartProblems part={part} />
      {rows.length === 0 ? (
        <p className={styles['empty']}>{t(`parts.${part}.none`)}</p>
      ) : (
        <Rows {...{ part, fields, show, rows, nameOf }} onEdit={setOpen} onDelete={setDeleting} />
      )}
      {!readOnly && (
        <Button icon="add" onPress={() => setOpen('new')}>
          {t(`parts.${part}.add`)}
        </Button>
      )}
      {open && (
        <PartDialog
          part={part}
          fields={fields}
          row={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
      {deleting && (
        <DeleteDialog part={part} row={deleting} name={nameOf(deleting)} onClose={() => setDeleting(null)} />
      )}
    </section>
  );
};
