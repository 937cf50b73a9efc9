import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type ApiError, toApiError } from '../../../../lib/api-client.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { snackbar } from '../../../../ui/snackbar-store.ts';
import { loadApplication } from '../../api.ts';
import { useFormModel } from '../form-model.ts';
import styles from '../parts/part-table.module.css';

type Mode = 'append' | 'replace';

const columns = ['name', 'type', 'latitude', 'longitude'] as const;

/** Takes a file as people's spreadsheets save it; says every problem by row and column, and then imports nothing. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('application_form');
  const { t: columnWords } = useTranslation('applications');
  const { editor } = useFormModel();
  const [file, setFile] = useState<File | null>(null);
  const [mode, setMode] = useState<Mode>('append');
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [pending, setPending] = useState(false);

  const run = async () => {
    if (!file) return;
    setPending(true);
    setFailure(null);
    const { id } = editor.application();
    const body = new FormData();
    body.set('file', file);
    body.set('mode', mode);
    try {
      const answer = await api.post<{ meta: { imported: number } }>(
        `/ship_time_requests/${id}/stations/import`,
        body,
      );
      editor.replace(await loadApplication(id));
      snackbar.success(t('stations.imported', { count: answer.meta.imported }));
      onClose();
    } catch (caught) {
      setFailure(toApiError(caught));
    } finally {
      setPending(false);
    }
  };

  const problems = Object.entries(failure?.errors ?? {});
  const message = failure && (failure.isNetwork ? t('no_network') : failure.message);
  return (
    <FormDialog
      isOpen
      title={t('stations.import')}
      onClose={onClose}
      onSubmit={() => void run()}
      submitLabel={t('stations.import_now')}
      error={message}
      pending={pending}
      canSubmit={file !== null}
    >
      <p>{t('stations.import_hint')}</p>
      <label>
        {t('stations.file')}{' '}
        <input
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,text/csv"
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
      </label>
      <RadioGroup<Mode>
        label={t('stations.mode')}
        options={[
          { id: 'append', label: t('stations.append') },
          { id: 'replace', label: t('stations.replace') },
        ]}
        value={mode}
        onChange={setMode}
      />
      {problems.length > 0 && (
        <ul className={styles['problems']}>
          {problems.map(([place, messages]) => {
            const [, row, column] = place.split('.');
            const known = columns.find((name) => name === column);
            const named = known ? columnWords(`stations_file.columns.${known}`) : column;
            return (
              <li key={place}>
                {t('stations.problem', { row, column: named, problem: messages.join(' ') })}
              </li>
            );
          })}
        </ul>
      )}
    </FormDialog>
  );
};
