import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { useFormat } from '#lib/format.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { FileField } from '#ui/file-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { WorkbookDifferencesTable } from './workbook-differences-table.tsx';

const path = '/ship_time_requests/import';

const formOf = (file: File, isTried: boolean): FormData => {
  const form = new FormData();
  form.set('dry_run', String(isTried));
  form.set('file', file);
  return form;
};

type Compared = Awaited<ReturnType<typeof api.postForm<typeof path>>>;

const NotReadList = ({ notRead }: { readonly notRead: Compared['meta']['not_read'] }) => {
  const { t } = useTranslation('application_list');
  const { list } = useFormat();
  const columns = notRead.filter(({ kind }) => kind !== 'sheet');
  const sheets = notRead.filter(({ kind }) => kind === 'sheet').map(({ name }) => name);
  return (
    <>
      {columns.length > 0 && (
        <Notice tone="warning" title={t('read_back.not_read')}>
          {columns.map(({ kind, name, rows }) => (
            <p key={name}>
              {kind === 'unknown_column'
                ? t('read_back.unknown_column', { name })
                : t('read_back.read_only_column', { name, count: rows.length, rows: list(rows.map(String)) })}
            </p>
          ))}
        </Notice>
      )}
      {sheets.length > 0 && <p>{t('read_back.sheets', { count: sheets.length, names: list(sheets) })}</p>}
    </>
  );
};

const Found = ({ compared }: { readonly compared: Compared }) => {
  const { t } = useTranslation('application_list');
  const { list } = useFormat();
  const same = compared.data.filter(({ state }) => state === 'same').length;
  const { unknown_rows: unknown } = compared.meta;
  const rows = list(unknown.map(String));
  return (
    <>
      <div aria-live="polite">
        {same > 0 && <p>{t('read_back.same', { count: same })}</p>}
        {unknown.length > 0 && (
          <Notice tone="warning">{t('read_back.unknown', { count: unknown.length, rows })}</Notice>
        )}
        <NotReadList notRead={compared.meta.not_read} />
      </div>
      <WorkbookDifferencesTable rows={compared.data} />
    </>
  );
};

export const ImportWorkbookDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation(['application_list', 'applications']);
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [compared, setCompared] = useState<Compared | null>(null);
  const compare = useApiMutation('read_workbook_back', {
    mutationFn: (given: File) => api.postForm(path, formOf(given, true)),
    onSuccess: setCompared,
  });
  const save = useApiMutation('read_workbook_back', {
    mutationFn: (given: File) => api.postForm(path, formOf(given, false)),
    onSuccess: async ({ meta }) => {
      await client.invalidateQueries();
      snackbar.success(t('read_back.saved', { count: meta.applied }));
      onClose();
    },
  });
  const choose = (given: File | null) => {
    setFile(given);
    setCompared(null);
    compare.clearError();
    save.clearError();
    if (given) void compare.run(given);
  };
  const changed = compared?.meta.changed ?? 0;
  return (
    <FormDialog
      name="read-back"
      isOpen
      wide
      title={t('read_back.title')}
      onClose={onClose}
      onSubmit={() => file && void save.run(file)}
      submitLabel={changed === 0 ? t('read_back.save') : t('read_back.submit', { count: changed })}
      error={save.problem}
      pending={save.pending}
      canSubmit={changed > 0}
    >
      <FileField
        label={t('read_back.file')}
        hint={t('read_back.hint')}
        accept=".xlsx,.csv"
        value={file}
        onChange={choose}
        error={compare.error?.errors?.['file']?.[0] ?? compare.problem ?? undefined}
      />
      {compare.pending && <Loading label={t('read_back.reading')} />}
      {compared && <Found compared={compared} />}
    </FormDialog>
  );
};
