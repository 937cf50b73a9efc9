import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useSearchNumber, useSearchText, useSetSearch } from '#lib/navigation.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { type DataColumn, DataTable } from '#ui/data-table.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import type { FieldSpec } from './field-spec.ts';
import { RecordDialog } from './record-dialog.tsx';
import { type RecordPath, type RecordRow, recordsQuery, useRecordCommands } from './records.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';

type RemoveRecordProps = {
  readonly name: string;
  readonly onRemove: () => Promise<void>;
  readonly onClose: () => void;
};

const RemoveRecord = ({ name, onRemove, onClose }: RemoveRecordProps) => {
  const { t } = useTranslation('reference');
  const { run, pending, problem } = useApiMutation('delete_record', {
    mutationFn: onRemove,
    onSuccess: () => {
      snackbar.success(t('record.removed'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      name="record-remove"
      title={t('record.remove_named', { name })}
      isOpen
      danger
      onCancel={onClose}
      onConfirm={() => void run()}
      confirmLabel={t('record.remove')}
      pending={pending}
      error={problem}
    >
      {t('record.remove_sure', { name })}
    </ConfirmDialog>
  );
};

type ShownPath = Exclude<RecordPath, 'vessel_rates'>;

type RecordsSectionProps<P extends ShownPath> = {
  readonly path: P;
  readonly queryKey?: readonly string[];
  readonly caption: string;
  readonly addLabel: string;
  readonly columns: readonly DataColumn<RecordRow<P>>[];
  readonly nameOf: (row: RecordRow<P>) => string;
  readonly specs: readonly FieldSpec[];
  readonly schema: z.ZodType;
  readonly activeLabel?: string;
};

type Open<P extends ShownPath> =
  | { readonly kind: 'edit'; readonly row: RecordRow<P> | null }
  | { readonly kind: 'remove'; readonly row: RecordRow<P> };

const useColumns = <P extends ShownPath>(
  columns: RecordsSectionProps<P>['columns'],
  nameOf: RecordsSectionProps<P>['nameOf'],
  onOpen: (open: Open<P>) => void,
  activeLabel: string | undefined,
): readonly DataColumn<RecordRow<P>>[] => {
  const { t } = useTranslation('reference');
  return useMemo(
    () => [
      ...columns,
      {
        key: 'active',
        header: activeLabel ?? t('record.active'),
        value: (row) => (row.active ? t('record.yes') : t('record.no')),
        cell: (row) => (row.active ? t('record.yes') : t('record.no')),
      },
      {
        key: 'actions',
        header: '',
        label: t('record.actions'),
        isShort: true,
        cell: (row) => (
          <Row>
            <IconButton
              small
              icon="edit"
              label={t('record.edit_named', { name: nameOf(row) })}
              onPress={() => onOpen({ kind: 'edit', row })}
            />
            <IconButton
              small
              icon="trash"
              label={t('record.remove_named', { name: nameOf(row) })}
              onPress={() => onOpen({ kind: 'remove', row })}
            />
          </Row>
        ),
      },
    ],
    [columns, nameOf, onOpen, activeLabel, t],
  );
};

const useOpen = <P extends ShownPath>(rows: readonly RecordRow<P>[] | undefined) => {
  const [pressed, setOpen] = useState<Open<P> | null>(null);
  const asked = useSearchNumber('record');
  const field = useSearchText('field');
  const setSearch = useSetSearch();
  const row = rows?.find(({ id }) => id === asked);
  const named: Open<P> | null = row ? { kind: 'edit', row } : null;
  const close = () => {
    setOpen(null);
    if (asked !== undefined) setSearch({ record: undefined, field: undefined });
  };
  return { open: pressed ?? named, field: pressed ? undefined : field, setOpen, close };
};

export const RecordsSection = <P extends ShownPath>(props: RecordsSectionProps<P>) => {
  const { path, queryKey, caption, addLabel, columns, nameOf, specs, schema, activeLabel } = props;
  const { t } = useTranslation('reference');
  const query = useQuery(recordsQuery(path, queryKey));
  const commands = useRecordCommands(path, queryKey);
  const { open, field, setOpen, close } = useOpen(query.data);
  const allColumns = useColumns(columns, nameOf, setOpen, activeLabel);
  return (
    <Stack>
      <div>
        <Button variant="primary" icon="add" onPress={() => setOpen({ kind: 'edit', row: null })}>
          {addLabel}
        </Button>
      </div>
      <QueryView query={query}>
        {(rows) => (
          <DataTable
            caption={caption}
            columns={allColumns}
            rows={rows}
            rowKey={({ id }) => id}
            searchLabel={t('record.search')}
          />
        )}
      </QueryView>
      {open?.kind === 'edit' && (
        <RecordDialog
          title={open.row ? t('record.edit_named', { name: nameOf(open.row) }) : addLabel}
          specs={specs}
          schema={schema}
          row={open.row}
          field={field}
          onSave={commands.save}
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && (
        <RemoveRecord name={nameOf(open.row)} onRemove={() => commands.remove(open.row)} onClose={close} />
      )}
    </Stack>
  );
};
