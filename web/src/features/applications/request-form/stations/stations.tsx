import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { westward } from '@shiptime/domain/applications/longitude-sign';
import { steamingHours } from '@shiptime/domain/applications/station-geometry';
import type { Position } from '@shiptime/domain/geography/position';
import { useFormat } from '#lib/format.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { useFormModel, useWarnings } from '../form-model.ts';
import { PartProblems } from '../parts/part-table.tsx';
import { Days } from './days.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { PlacesSummary } from './places-summary.tsx';
import { Proposals } from './proposals.tsx';
import { StationConflicts } from './station-conflicts.tsx';
import { freeName, roundDegrees, type StationRow, type StationValues } from './station-edits.ts';
import { StationTools } from './station-tools.tsx';
import { StationsTable } from './stations-table.tsx';
import { useDayCount } from './use-day-count.ts';
import { useHints } from './use-hints.ts';
import { usePlaceWords } from './use-place-words.ts';
import { usePlaces } from './use-places.ts';
import { useStationList } from './use-station-list.ts';
import { useSteamingSpeed } from './use-steaming-speed.ts';
import { usePorts, useTrip, wayKey } from './use-ways.ts';
import styles from './stations-layout.module.css';

const StationsMap = lazy(() =>
  import('./map/stations-map.tsx').then((module) => ({ default: module.StationsMap })),
);

const noPorts = { from: null, to: null };

/** Of many that are deleted, so many are named. */
const namedAtMost = 5;

type Open = { readonly what: 'import'; readonly pasted: string | null } | { readonly what: 'remove' } | null;

/** The stations in the order in which they are visited: a table and a map that always show the same. */
export const Stations = () => {
  const { t } = useTranslation('application_form');
  const format = useFormat();
  const { context, readOnly } = useFormModel();
  const list = useStationList();
  const { rows, queue, conflicts } = list;
  const warnings = useWarnings();
  const places = usePlaces(rows);
  const ports = usePorts();
  const [countsPorts, countPorts] = useState(true);
  const counted = countsPorts ? ports : noPorts;
  const { trip, ways } = useTrip(rows, counted);
  const shownWays = useMemo(
    () => ({ ...counted, points: (a: Position, b: Position) => ways.get(wayKey(a, b))?.points }),
    [counted, ways],
  );
  const hints = useHints(rows, places, trip);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [lastChosen, setChosen] = useState<number | null>(null);
  const chosen = lastChosen === null ? null : (queue?.names.idOf(lastChosen) ?? lastChosen);
  const [open, setOpen] = useState<Open>(null);
  const steaming = useSteamingSpeed();
  const count = useDayCount(rows, places, trip, steaming.speed);
  const legs = trip.legs.map((leg) => {
    if (!leg) return '';
    const hours = steamingHours(leg.nautical_miles, steaming.speed);
    const miles = format.number(leg.nautical_miles, 1);
    return hours === null ? miles : `${miles} (${format.number(hours, 1)})`;
  });
  const limit = context.settings.station_limit;
  const isFull = rows.length >= limit;
  const fullReason = isFull ? t('stations.full', { max: format.number(limit) }) : null;
  const placeOf = usePlaceWords(rows, places, trip);
  const ticked = rows.filter(({ id }) => selected.has(id));
  const hintsOf = useCallback((row: StationRow): string => hints.get(row.id) ?? '', [hints]);
  const marks = useMemo(() => {
    const flagged = new Set(
      warnings.flatMap(({ field }) => (field.startsWith('stations.') ? [Number(field.split('.')[1])] : [])),
    );
    return rows.map((row, index) => ({
      id: row.id,
      latitude: row.latitude,
      longitude: row.longitude,
      label: row.id === chosen ? `${index + 1}. ${row.name}` : String(index + 1),
      isChosen: row.id === chosen,
      isFlagged: flagged.has(index) || (hints.get(row.id) ?? '') !== '',
    }));
  }, [rows, chosen, warnings, hints]);

  const add = (values: StationValues, position: number) =>
    void list.add(values, position).then((added) => added && setChosen(added.id));
  const addAt = ({ latitude, longitude }: Position) => {
    const after = rows.findIndex(({ id }) => id === chosen);
    const name = freeName(rows, (number) => t('stations.new_name', { number }));
    const place = { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) };
    add({ name, type: null, ...place }, after < 0 ? rows.length + 1 : after + 2);
  };
  const move = (id: number, { latitude, longitude }: Position) => {
    const row = rows.find((one) => one.id === id);
    if (row) void list.change(id, row, { latitude, longitude });
  };
  const step = (id: number, by: 1 | -1) => {
    const position = rows.findIndex((row) => row.id === id) + 1 + by;
    if (position >= 1 && position <= rows.length) void list.move(id, position);
  };
  const removeTicked = () => {
    void list.remove(ticked.map(({ id }) => id));
    setSelected(new Set());
    setOpen(null);
  };
  const close = () => setOpen(null);
  const namesOf = (some: readonly StationRow[]): string[] => {
    const others = some.length - namedAtMost;
    const names = some.slice(0, others > 0 ? namedAtMost : some.length).map(({ name }) => name);
    return others > 0 ? [...names, t('stations.others', { count: others })] : names;
  };

  return (
    <section
      className={styles['stations']}
      id="field-stations"
      tabIndex={-1}
      aria-label={t('groups.stations')}
    >
      <PartProblems part="stations" />
      <p aria-live="polite">{t('stations.count', { count: rows.length, max: format.number(limit) })}</p>
      {isFull && !readOnly && (
        <Notice tone="warning" live>
          {fullReason}
        </Notice>
      )}
      <StationTools
        path={list.path}
        hasStations={rows.length > 0}
        selected={ticked.length}
        onImport={() => setOpen({ what: 'import', pasted: null })}
        onRemove={() => setOpen({ what: 'remove' })}
      />
      {list.isUnreachable && (
        <Notice tone="warning" live>
          {t('stations.unreachable')}
        </Notice>
      )}
      <StationConflicts
        conflicts={conflicts}
        onTakeTheirs={({ id }) => queue?.takeTheirs(id)}
        onKeepMine={({ id, mine, theirs }) => {
          queue?.keepMine(id);
          const { name, type, latitude, longitude } = mine;
          if (!theirs) add({ name, type, latitude, longitude }, rows.length + 1);
        }}
      />
      <Proposals rows={rows} places={places} />
      <div className={styles['beside']}>
        <div className={styles['list']}>
          {(queue || readOnly) && (rows.length > 0 || !readOnly) && (
            <StationsTable
              rows={rows}
              legs={legs}
              warnings={warnings}
              hintsOf={hintsOf}
              placeOf={placeOf}
              selected={selected}
              onSelect={setSelected}
              chosen={chosen}
              readOnly={readOnly}
              isFull={isFull}
              queue={queue}
              onAdd={(values) => add(values, rows.length + 1)}
              on={{
                choose: setChosen,
                step,
                place: (id, position) => void list.move(id, position),
                remove: (id) => {
                  setSelected(new Set([id]));
                  setOpen({ what: 'remove' });
                },
                west: (id) => {
                  const row = rows.find((one) => one.id === id);
                  if (row) void list.change(id, row, { longitude: westward(row).longitude });
                },
                change: (row, field, value) => void list.change(row.id, row, { [field]: value }),
                paste: (text) => setOpen({ what: 'import', pasted: text }),
              }}
            />
          )}
          {!readOnly && (
            <p className={styles['help']} id="stations-table-help" data-no-print>
              {t('stations.help')}
            </p>
          )}
          <PlacesSummary rows={rows} places={places} />
          {rows.length > 0 && (
            <Days
              trip={trip}
              steaming={steaming}
              count={count}
              countsPorts={ports.from || ports.to ? countsPorts : null}
              onCountPorts={countPorts}
            />
          )}
        </div>
        <Suspense fallback={<Loading label={t('map.loading')} />}>
          <StationsMap
            stations={marks}
            ways={shownWays}
            readOnly={readOnly}
            fullReason={fullReason}
            onChoose={setChosen}
            onAdd={addAt}
            onMove={move}
          />
        </Suspense>
      </div>
      {open?.what === 'import' && <ImportDialog list={list} pasted={open.pasted} onClose={close} />}
      {open?.what === 'remove' && ticked.length > 0 && (
        <ConfirmDialog
          isOpen
          danger
          title={t('stations.remove_title', { count: ticked.length })}
          confirmLabel={t('parts.delete')}
          onConfirm={removeTicked}
          onCancel={close}
        >
          <p>{format.list(namesOf(ticked))}</p>
          <p>{t('stations.remove_body', { count: ticked.length })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
};
