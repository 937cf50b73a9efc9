import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tableBounds } from '@shiptime/domain/applications/stations-file/bounded-table';
import { joinedMinutes } from '@shiptime/domain/applications/stations-file/minutes';
import type { FileProblem } from '@shiptime/domain/applications/stations-file/row';
import { api } from '#lib/api-client.ts';
import { useFormat } from '#lib/format.ts';
import { useChange } from '#lib/use-change.ts';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/file-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { useFormModel } from '#features/applications/request-form/form-model.ts';
import type { StationList } from '../use-station-list.ts';
import { ColumnChoice } from './column-choice.tsx';
import { ChooseRows } from './choose-rows.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportRepairs } from './import-repairs.tsx';
import {
  everything,
  lacksColumns,
  leaveOut,
  mend,
  type Mended,
  placed,
  readSource,
  type Rehearsal,
  withChosen,
  withMended,
} from './rehearsal.ts';
import { plainColour } from '../map/type-colours.ts';
import { placeKey, usePlaces } from '../use-places.ts';
import { useSource } from './use-source.ts';

const PreviewMap = lazy(() => import('./preview-map.tsx').then((module) => ({ default: module.PreviewMap })));

type Mode = 'append' | 'replace';

const nothingMended: Mended = new Map();

type Props = {
  readonly list: StationList;
  /** Cells from a spreadsheet instead of a file. */
  readonly pasted: string | null;
  readonly onClose: () => void;
};

/** Takes a file as people's spreadsheets save it: shows what is in it, what is wrong by row and column, and mends it in place. */
export const ImportDialog = ({ list, pasted, onClose }: Props) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const format = useFormat();
  const { context } = useFormModel();
  const [file, setFile] = useState<File | null>(null);
  const { source, setSource, refused, choose } = useSource(pasted);
  const [mended, setMended] = useState<Mended>(nothingMended);
  const [mode, setMode] = useState<Mode>('append');

  const there = mode === 'append' ? list.rows.length : 0;
  const max = context.settings.station_limit;
  const room = max - there;
  const [choice, setChoice] = useState(everything);
  const first = useMemo(() => source && readSource(source, tableBounds.rows), [source]);
  const rehearsal = useMemo(
    () => first && withMended(withChosen(first, choice), mended),
    [first, choice, mended],
  );
  const stations = useMemo(() => (rehearsal ? placed(rehearsal) : []), [rehearsal]);
  const places = usePlaces(stations);
  const onLand = stations.filter((station) => places.get(placeKey(station))?.onLand);
  const marks = useMemo(() => {
    const flagged = new Set(rehearsal?.warnings.map(({ row }) => row));
    return stations.map(({ row, name, latitude, longitude }) => ({
      ...{ id: row, latitude, longitude, label: name, isChosen: false, isSelected: false },
      colour: plainColour,
      isFlagged: flagged.has(row),
    }));
  }, [rehearsal, stations]);
  const isTooMany = rehearsal !== null && rehearsal.rows.length > room;
  const joined = first?.problems.some(({ code }) => code === 'degree_minutes')
    ? joinedMinutes(source?.table ?? [])
    : null;
  const whole = refused ?? rehearsal?.problems.find(({ row }) => row === null);
  const wordsOf = ({ code, params }: Pick<FileProblem, 'code' | 'params'>) =>
    code === 'too_many_stations' && there > 0
      ? t('application_form:stations.no_room', { count: Number(params?.['count']), there, max })
      : t(`applications:stations_file.problems.${code}`, { ...params });
  // Without rows there is no preview in which a problem could stand.
  const reasons = (rehearsal?.rows.length === 0 ? rehearsal.problems : [])
    .filter((problem) => problem !== whole)
    .map((problem) => {
      const { row, column } = problem;
      if (row === null || column === null) return wordsOf(problem);
      return t('application_form:stations.reason', {
        row,
        column: t(`application_form:stations.${column}`),
        reason: wordsOf(problem),
      });
    });

  const chooseFile = (chosen: File | null) => {
    setFile(chosen);
    setMended(nothingMended);
    setChoice(everything);
    choose(chosen);
  };

  const { pending, error, problem, run } = useChange('import_stations', {
    mutationFn: ({ rows }: Rehearsal) =>
      api.post(`${list.path}/import`, { mode, rows: rows.map(({ row, values }) => ({ row, values })) }),
    onSuccess: async ({ meta }) => {
      await list.takeOver();
      snackbar.success(t('application_form:stations.imported', { count: meta.imported }));
      onClose();
    },
  });

  // The server reads the same rules; it has the last word, where somebody else has added stations meanwhile.
  const messages = Object.values(error?.errors ?? {}).flat();
  return (
    <FormDialog
      isOpen
      wide
      title={t(pasted === null ? 'application_form:stations.import' : 'application_form:stations.pasted')}
      onClose={onClose}
      onSubmit={() => rehearsal && void run(rehearsal)}
      submitLabel={t('application_form:stations.import_now')}
      error={messages.join(' ') || problem}
      pending={pending}
      canSubmit={
        rehearsal !== null && !isTooMany && rehearsal.problems.length === 0 && rehearsal.stations.length > 0
      }
    >
      {pasted === null ? (
        <FileField
          label={t('application_form:stations.file')}
          hint={t('application_form:stations.import_hint')}
          accept=".csv,.txt,.tsv,.xlsx,.gpx,.kml,.json,.geojson,text/csv"
          value={file}
          onChange={chooseFile}
          error={whole && wordsOf(whole)}
        />
      ) : (
        whole && (
          <Notice tone="error" live>
            {wordsOf(whole)}
          </Notice>
        )
      )}
      {source && rehearsal && lacksColumns(rehearsal) && (
        <ColumnChoice
          key={file?.name ?? ''}
          table={source.table}
          reasons={reasons}
          onChoose={(places) => setSource({ ...source, places })}
        />
      )}
      {rehearsal && !lacksColumns(rehearsal) && reasons.length > 0 && (
        <Notice tone="error" live>
          {reasons.join(' ')}
        </Notice>
      )}
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
      {source && joined && (
        <Notice
          tone="warning"
          actions={
            <Button small onPress={() => setSource({ ...source, table: joined })}>
              {t('application_form:stations.join')}
            </Button>
          }
        >
          {t('application_form:stations.minute_columns')}
        </Notice>
      )}
      {isTooMany && (
        <Notice tone="error" live>
          {wordsOf({ code: 'too_many_stations', params: { count: rehearsal.rows.length, max: room } })}
        </Notice>
      )}
      {first && first.rows.length > room && <ChooseRows all={first} choice={choice} onChoose={setChoice} />}
      {rehearsal && (
        <ImportRepairs rehearsal={rehearsal} onRepair={(repair) => setMended((before) => repair(before))} />
      )}
      {onLand.length > 0 && (
        <Notice tone="warning">
          {t('application_form:stations.on_land', {
            count: onLand.length,
            names: format.list(onLand.slice(0, 5).map(({ row, name }) => `${name} (${row})`)),
          })}
        </Notice>
      )}
      {marks.length > 0 && (
        <Suspense fallback={null}>
          <PreviewMap stations={marks} />
        </Suspense>
      )}
      {rehearsal && rehearsal.rows.length > 0 && (
        <ImportPreview
          rehearsal={rehearsal}
          mended={mended}
          onMend={(row, column, text) => setMended((before) => mend(before, row, column, text))}
          onLeaveOut={(row) => setMended((before) => leaveOut(before, row))}
        />
      )}
    </FormDialog>
  );
};
