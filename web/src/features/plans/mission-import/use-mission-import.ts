import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  EndDayInterpretation,
  ImportedKind,
  MissionFileColumn,
} from '@shiptime/domain/plans/imports/mission-file';
import type { MissionImportResult } from '@shiptime/domain/plans/wire/imports';
import { api } from '#lib/api-client.ts';
import { readScheduleFile } from '#lib/schedule-file.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { snackbar } from '#ui/snackbar-store.ts';
import { invalidatePlans } from '../plan-api.ts';
import { missionColumns } from './mission-columns.ts';
import { type CorrectedRow, findUnknownNames, useCorrections, correctedCells } from './use-corrections.ts';

type Read = Awaited<ReturnType<typeof readScheduleFile<MissionFileColumn>>>;

type Reading = {
  readonly usual_kind: ImportedKind | null;
  readonly end_day: EndDayInterpretation;
  readonly vessel: string;
  readonly remove_absent: boolean;
};

const usually: Reading = { usual_kind: null, end_day: 'included', vessel: '', remove_absent: false };

const useDryRun = (rows: readonly CorrectedRow[], reading: Omit<Reading, 'vessel'>) => {
  const { t } = useTranslation('mission_import');
  const client = useQueryClient();
  const body = { ...reading, rows: rows.map(({ id, values }) => ({ row: id, values })) };
  const send = (dry_run: boolean, signal?: AbortSignal): Promise<MissionImportResult> =>
    api.post('/missions/import', { ...body, dry_run }, { ...(signal && { signal }) });
  const rehearsal = useQuery({
    queryKey: ['mission-import', body] as const,
    queryFn: ({ signal }) => send(true, signal),
    enabled: rows.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const [imported, setImported] = useState<MissionImportResult['meta'] | null>(null);
  const renew = () =>
    Promise.all([
      invalidatePlans(),
      client.invalidateQueries({ queryKey: ['reference'] }),
      client.invalidateQueries({ queryKey: ['mission-import'] }),
    ]);
  const task = useApiMutation('import_missions', {
    mutationFn: () => send(false),
    onSuccess: async ({ meta }) => {
      setImported(meta);
      await renew();
    },
  });
  const undoing = useApiMutation('change_missions', {
    mutationFn: (entryId: number) => api.post(`/missions/import/${entryId}/undo`),
    onSuccess: async () => {
      setImported(null);
      await renew();
      snackbar.success(t('undone'));
    },
  });
  const forget = () => {
    setImported(null);
    task.clearError();
    undoing.clearError();
  };
  const isSettled = rehearsal.isSuccess && !rehearsal.isPlaceholderData && !rehearsal.isFetching;
  return { rehearsal, task, isSettled, imported, undoing, forget };
};

export const useMissionImport = () => {
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<Read | null>(null);
  const [reading, setReading] = useState(usually);
  const { corrections, clear, ...corrected } = useCorrections();
  const { vessel, ...rest } = reading;
  const rows = useMemo(
    () =>
      (read?.kind === 'rows' ? read.rows : []).flatMap((row, index): CorrectedRow[] =>
        row.isCancelled
          ? []
          : [
              {
                id: index + 1,
                place: row.place,
                values: correctedCells(row, corrections, index + 1, vessel),
              },
            ],
      ),
    [read, corrections, vessel],
  );
  const isCalendar = read?.kind === 'rows' && read.rows.some(({ isFreeText }) => isFreeText);
  const asked = useDryRun(rows, { ...rest, ...(isCalendar && { end_day: 'included' }) });
  const choose = async (chosen: File | null) => {
    setFile(chosen);
    clear();
    setReading(usually);
    asked.forget();
    setRead(chosen && (await readScheduleFile(new Uint8Array(await chosen.arrayBuffer()), missionColumns)));
  };
  const { data } = asked.rehearsal;
  return {
    ...{ file, read, rows, reading, isCalendar, choose, data, ...asked, ...corrected },
    setReading: (change: Partial<Reading>) => setReading((before) => ({ ...before, ...change })),
    unknown: findUnknownNames(rows, data?.data ?? [], corrections.names),
  };
};

export type MissionImportControls = ReturnType<typeof useMissionImport>;
