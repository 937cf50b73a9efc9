import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import type { StationList } from '../use-station-list.ts';
import { ImportModeChoice } from './import-mode-choice.tsx';
import { ImportPositionsPreview } from './import-positions-preview.tsx';
import { StationImportPreview } from './station-import-preview.tsx';
import { ImportCorrections } from './import-corrections.tsx';
import { ImportLimitNotice } from './import-limit-notice.tsx';
import { ImportSourceInput } from './import-source-input.tsx';
import { StationImportSummary } from './import-summary.tsx';
import { MergeMinuteColumnsNotice } from './merge-minute-columns-notice.tsx';
import { omitRow, correctCell, type StationsReadResult } from './read-result.ts';
import { isImportReady, type StationImportControls, useStationImport } from './use-station-import.ts';
import { useOnLandWarnings } from './use-on-land-warnings.ts';

const Rows = ({ given }: { readonly given: StationImportControls }) => {
  const { mended, setMended } = given;
  const rehearsal = useOnLandWarnings(given.rehearsal);
  return (
    <>
      <ImportPositionsPreview rehearsal={rehearsal}>
        {rehearsal && <StationImportSummary given={given} rehearsal={rehearsal} />}
        {rehearsal && (
          <ImportCorrections rehearsal={rehearsal} mendedRows={mended.size} onRepair={setMended} />
        )}
      </ImportPositionsPreview>
      {rehearsal && rehearsal.rows.length > 0 && (
        <StationImportPreview
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

export const StationImportDialog = ({ list, pasted, onClose, onImported }: Props) => {
  const { t } = useTranslation('application_form');
  const given = useStationImport(pasted, list.rows.length);
  const { rehearsal, mode, visits } = given;
  const { pending, error, problem, run } = useApiMutation('import_stations', {
    mutationFn: ({ rows }: StationsReadResult) => {
      const body = {
        ...{ mode, rows: rows.map(({ row, values }) => ({ row, values })) },
        ...(visits === 'apart' && { visits }),
      };
      return api.post(`${list.path}/import`, body);
    },
    onSuccess: async ({ meta }) => {
      snackbar.success(t('stations.imported', { count: meta.imported }));
      onClose();
      await list.takeOver();
      onImported(meta.imported);
    },
  });
  // The server checks the same rules again, because somebody else may have added stations.
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
      canSubmit={isImportReady(given)}
    >
      <ImportSourceInput given={given} />
      <ImportModeChoice given={given} />
      <MergeMinuteColumnsNotice given={given} />
      <ImportLimitNotice given={given} />
      <Rows given={given} />
    </FormDialog>
  );
};
