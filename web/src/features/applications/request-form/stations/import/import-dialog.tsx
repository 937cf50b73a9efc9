import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileProblem } from '@shiptime/domain/applications/stations-file/row';
import { stationRows } from '@shiptime/domain/applications/stations-file/write';
import { api, toApiError } from '../../../../../lib/api-client.ts';
import { useTask } from '../../../../../lib/use-task.ts';
import { FileField } from '../../../../../ui/file-field.tsx';
import { FormDialog } from '../../../../../ui/form-dialog.tsx';
import { Notice } from '../../../../../ui/notice.tsx';
import { RadioGroup } from '../../../../../ui/radio-group.tsx';
import { snackbar } from '../../../../../ui/snackbar-store.ts';
import { useFormModel } from '../../form-model.ts';
import type { StationList } from '../use-station-list.ts';
import { ImportPreview } from './import-preview.tsx';
import { mostBytes, readTable } from './read-file.ts';
import { leaveOut, makeWestern, mend, type Mended, type Rehearsal, rehearse } from './rehearsal.ts';

type Mode = 'append' | 'replace';

const nothingMended: Mended = new Map();

/** As one that this portal wrote itself: what was mended in the preview is in it. */
const asFile = async ({ stations }: Rehearsal): Promise<Blob> => {
  const { default: papa } = await import('papaparse');
  const rows = stationRows(
    stations.map((station, index) => ({ ...station, position: index + 1 })),
    'en',
  );
  return new Blob([papa.unparse(rows)], { type: 'text/csv;charset=utf-8' });
};

/** Takes a file as people's spreadsheets save it: shows what is in it, what is wrong by row and column, and mends it in place. */
export const ImportDialog = ({ list, onClose }: { list: StationList; onClose: () => void }) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const { context } = useFormModel();
  const [file, setFile] = useState<File | null>(null);
  const [table, setTable] = useState<string[][] | null>(null);
  const [mended, setMended] = useState<Mended>(nothingMended);
  const [mode, setMode] = useState<Mode>('append');
  const [unreadable, setUnreadable] = useState(false);
  const { pending, error, run } = useTask();

  const room = context.settings.station_limit - (mode === 'append' ? list.rows.length : 0);
  const rehearsal = useMemo(() => table && rehearse(table, room, mended), [table, room, mended]);
  const whole = rehearsal?.problems.find(({ row }) => row === null);
  const wordsOf = ({ code, params }: Pick<FileProblem, 'code' | 'params'>) =>
    t(`applications:stations_file.problems.${code}`, { ...params });

  const choose = (chosen: File | null) => {
    setFile(chosen);
    setTable(null);
    setMended(nothingMended);
    setUnreadable(false);
    if (!chosen) return;
    const read = async () => {
      const rows =
        chosen.size > mostBytes ? null : await readTable(new Uint8Array(await chosen.arrayBuffer()));
      if (rows) setTable(rows);
      else setUnreadable(true);
    };
    read().catch(() => setUnreadable(true));
  };

  const importNow = () =>
    void run(async () => {
      if (!rehearsal) return;
      const body = new FormData();
      body.set('mode', mode);
      body.set('file', await asFile(rehearsal), 'stations.csv');
      const answer = await api.post<{ meta: { imported: number } }>(`${list.path}/import`, body);
      await list.takeOver();
      snackbar.success(t('application_form:stations.imported', { count: answer.meta.imported }));
      onClose();
    });

  // The server reads the same rules; it has the last word, where somebody else has added stations meanwhile.
  const failure = error && toApiError(error);
  const messages = Object.values(failure?.errors ?? {}).flat();
  return (
    <FormDialog
      isOpen
      wide
      title={t('application_form:stations.import')}
      onClose={onClose}
      onSubmit={importNow}
      submitLabel={t('application_form:stations.import_now')}
      error={failure && (messages.join(' ') || failure.message || t('application_form:no_network'))}
      pending={pending}
      canSubmit={rehearsal !== null && rehearsal.problems.length === 0 && rehearsal.stations.length > 0}
    >
      <FileField
        label={t('application_form:stations.file')}
        hint={t('application_form:stations.import_hint')}
        accept=".csv,.txt,.tsv,.xlsx,text/csv"
        value={file}
        onChange={choose}
        error={unreadable ? t('application_form:stations.unreadable') : whole && wordsOf(whole)}
      />
      {list.rows.length > 0 && (
        <RadioGroup<Mode>
          label={t('application_form:stations.mode')}
          options={[
            { id: 'append', label: t('application_form:stations.append') },
            { id: 'replace', label: t('application_form:stations.replace') },
          ]}
          value={mode}
          onChange={setMode}
        />
      )}
      {mode === 'replace' && list.rows.length > 0 && (
        <Notice tone="warning">
          {t('application_form:stations.replace_warning', { count: list.rows.length })}
        </Notice>
      )}
      {rehearsal && rehearsal.rows.length > 0 && (
        <ImportPreview
          rehearsal={rehearsal}
          mended={mended}
          onMend={(row, column, text) => setMended(mend(mended, row, column, text))}
          onMakeWestern={() => setMended(makeWestern(mended, rehearsal))}
          onLeaveOut={(row) => setMended(leaveOut(mended, row))}
        />
      )}
    </FormDialog>
  );
};
