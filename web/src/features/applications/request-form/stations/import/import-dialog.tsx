import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { toApiError } from '#lib/api-error.ts';
import { uniqueKey } from '#lib/unique-key.ts';
import { useChange } from '#lib/use-change.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import type { StationList } from '../use-station-list.ts';
import { ImportMode } from './import-mode.tsx';
import { ImportPlaces } from './import-places.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportRepairs } from './import-repairs.tsx';
import { ImportRoom } from './import-room.tsx';
import { ImportSource } from './import-source.tsx';
import { ImportSummary } from './import-summary.tsx';
import { JoinMinutes } from './join-minutes.tsx';
import { omitRow, correctCell, type Rehearsal } from './rehearsal.ts';
import { isReady, type StationImport, useImport } from './use-import.ts';
import { useOnLand } from './use-on-land.ts';

const Rows = ({ given }: { readonly given: StationImport }) => {
  const { mended, setMended } = given;
  const rehearsal = useOnLand(given.rehearsal);
  return (
    <>
      <ImportPlaces rehearsal={rehearsal}>
        {rehearsal && <ImportSummary given={given} rehearsal={rehearsal} />}
        {rehearsal && <ImportRepairs rehearsal={rehearsal} corrected={mended.size} onRepair={setMended} />}
      </ImportPlaces>
      {rehearsal && rehearsal.rows.length > 0 && (
        <ImportPreview
          rehearsal={rehearsal}
          mended={mended}
          onMend={(row, column, text) => setMended((before) => correctCell(before, row, column, text))}
          onLeaveOut={(row) => setMended((before) => omitRow(before, row))}
        />
      )}
    </>
  );
};

type Props = {
  readonly list: StationList;
  readonly pasted: string | null;
  readonly onClose: () => void;
  readonly onImported: (count: number) => void;
};

export const ImportDialog = ({ list, pasted, onClose, onImported }: Props) => {
  const { t } = useTranslation('application_form');
  const given = useImport(pasted, list.rows.length);
  const { rehearsal, mode, visits } = given;
  const sent = useRef({ text: '', key: '' });
  const { pending, error, problem, run } = useChange('import_stations', {
    mutationFn: ({ rows }: Rehearsal) => {
      const body = {
        ...{ mode, rows: rows.map(({ row, values }) => ({ row, values })) },
        ...(visits === 'apart' && { visits }),
      };
      const text = JSON.stringify(body);
      // A repeated import of the same rows keeps its idempotency key.
      if (sent.current.text !== text) sent.current = { text, key: uniqueKey() };
      return api.post(`${list.path}/import`, body, { idempotencyKey: sent.current.key });
    },
    onError: (thrown) => {
      if (toApiError(thrown).status > 0) sent.current = { text: '', key: '' };
    },
    onSuccess: async ({ meta }) => {
      snackbar.success(t('stations.imported', { count: meta.imported }));
      onClose();
      await list.takeOver();
      onImported(meta.imported);
    },
  });
  const messages = Object.values(error?.errors ?? {}).flat();
  return (
    <FormDialog
      name="stations-import"
      isOpen
      wide
      title={t(pasted === null ? 'stations.import' : 'stations.pasted')}
      onClose={onClose}
      onSubmit={() => rehearsal && void run(rehearsal)}
      submitLabel={t('stations.import_now')}
      error={messages.join(' ') || problem}
      pending={pending}
      canSubmit={isReady(given)}
    >
      <ImportSource given={given} />
      <ImportMode given={given} />
      <JoinMinutes given={given} />
      <ImportRoom given={given} />
      <Rows given={given} />
    </FormDialog>
  );
};
