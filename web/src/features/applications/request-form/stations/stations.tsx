import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { westward } from '@shiptime/domain/applications/longitude-sign';
import { type Position, track } from '@shiptime/domain/applications/station-geometry';
import { useFormat } from '../../../../lib/format.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useFormModel, useWarnings } from '../form-model.ts';
import { PartProblems } from '../parts/part-table.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { useHintWords, WatersProposal } from './proposals.tsx';
import { freeName, roundDegrees, type StationRow } from './station-edits.ts';
import { StationDialog } from './station-dialog.tsx';
import { StationTools } from './station-tools.tsx';
import { StationsTable } from './stations-table.tsx';
import { TrackSummary } from './track-summary.tsx';
import { usePlaces } from './use-places.ts';
import { useStationList } from './use-station-list.ts';
import styles from './stations.module.css';

const StationsMap = lazy(() =>
  import('./map/stations-map.tsx').then((module) => ({ default: module.StationsMap })),
);

type Open =
  { readonly what: 'add' | 'import' | 'remove' } | { readonly what: 'edit'; readonly id: number } | null;

/** The stations in the order in which they are visited: a table and a map that always show the same. */
export const Stations = () => {
  const { t } = useTranslation('application_form');
  const format = useFormat();
  const { context, readOnly } = useFormModel();
  const list = useStationList();
  const { rows } = list;
  const warnings = useWarnings();
  const places = usePlaces(rows);
  const hintsOf = useHintWords(places);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [chosen, setChosen] = useState<number | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const way = useMemo(() => track(rows), [rows]);
  const limit = context.settings.station_limit;
  const isFull = rows.length >= limit;
  const fullReason = isFull ? t('stations.full', { max: format.number(limit) }) : null;
  const ticked = rows.filter(({ id }) => selected.has(id));
  const flagged = useMemo(
    () =>
      new Set(
        warnings.flatMap(({ field }) => (field.startsWith('stations.') ? [Number(field.split('.')[1])] : [])),
      ),
    [warnings],
  );
  const marks = rows.map((row, index) => ({
    id: row.id,
    latitude: row.latitude,
    longitude: row.longitude,
    label: row.id === chosen ? `${index + 1}. ${row.name}` : String(index + 1),
    isChosen: row.id === chosen,
    isFlagged: flagged.has(index) || hintsOf(row) !== '',
  }));

  const addAt = ({ latitude, longitude }: Position) => {
    const after = rows.findIndex(({ id }) => id === chosen);
    const name = freeName(rows, (number) => t('stations.new_name', { number }));
    const place = { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) };
    void list.add({ name, type: null, ...place }, after < 0 ? rows.length + 1 : after + 2);
  };
  const step = (id: number, by: 1 | -1) => {
    const at = rows.findIndex((row) => row.id === id);
    const position = at + 1 + by;
    if (at >= 0 && position >= 1 && position <= rows.length) void list.move(id, position);
  };
  const west = (id: number) => {
    const row = rows.find((one) => one.id === id);
    if (row) void list.change(id, { longitude: westward(row).longitude });
  };
  const askToRemove = (id: number) => {
    setSelected(new Set([id]));
    setOpen({ what: 'remove' });
  };
  const removeTicked = () => {
    void list.remove(ticked.map(({ id }) => id));
    setSelected(new Set());
    setOpen(null);
  };
  const edited: StationRow | null =
    open?.what === 'edit' ? (rows.find(({ id }) => id === open.id) ?? null) : null;
  const close = useCallback(() => setOpen(null), []);

  return (
    <section
      className={styles['stations']}
      id="field-stations"
      tabIndex={-1}
      aria-label={t('groups.stations')}
    >
      <PartProblems part="stations" />
      <p aria-live="polite">{t('stations.count', { count: rows.length, max: format.number(limit) })}</p>
      {isFull && !readOnly && <Notice tone="warning">{fullReason}</Notice>}
      <StationTools
        path={list.path}
        hasStations={rows.length > 0}
        fullReason={fullReason}
        selected={ticked.length}
        onAdd={() => setOpen({ what: 'add' })}
        onImport={() => setOpen({ what: 'import' })}
        onRemove={() => setOpen({ what: 'remove' })}
      />
      <WatersProposal rows={rows} places={places} />
      <div className={styles['beside']}>
        <div className={styles['list']}>
          {rows.length > 0 && (
            <>
              <StationsTable
                rows={rows}
                legs={way.legs}
                warnings={warnings}
                hintsOf={hintsOf}
                selected={selected}
                onSelect={setSelected}
                chosen={chosen}
                readOnly={readOnly}
                on={{
                  choose: (id) => setChosen(id === chosen ? null : id),
                  step,
                  edit: (id) => setOpen({ what: 'edit', id }),
                  remove: askToRemove,
                  west,
                }}
              />
              <TrackSummary track={way} />
            </>
          )}
        </div>
        <Suspense fallback={<Loading label={t('map.loading')} />}>
          <StationsMap
            stations={marks}
            readOnly={readOnly}
            fullReason={fullReason}
            onChoose={setChosen}
            onAdd={addAt}
            onMove={(id, { latitude, longitude }) => void list.change(id, { latitude, longitude })}
          />
        </Suspense>
      </div>
      {open?.what === 'import' && <ImportDialog list={list} onClose={close} />}
      {(open?.what === 'add' || edited) && (
        <StationDialog
          list={list}
          row={edited}
          position={edited ? rows.indexOf(edited) + 1 : rows.length + 1}
          onClose={close}
        />
      )}
      {open?.what === 'remove' && ticked.length > 0 && (
        <ConfirmDialog
          isOpen
          danger
          title={t('stations.remove_title', { count: ticked.length })}
          confirmLabel={t('parts.delete')}
          onConfirm={removeTicked}
          onCancel={close}
        >
          <p>{format.list(ticked.slice(0, 5).map(({ name }) => name))}</p>
          <p>{t('stations.remove_body', { count: ticked.length })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
};
