import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '@shiptime/domain/geography/position';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { MapHint } from '#ui/map-hint.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { Select } from '#ui/select.tsx';
import { Row } from '#ui/stack.tsx';
import { scaleBar } from '#map/map-lines.ts';
import { chooseProjection, type ProjectionName, projectionNames } from '#map/projection-names.ts';
import { MapLegend, MapDataSources } from './map-legend.tsx';
import { roundDegrees } from '../station-edits.ts';
import type { MapStation, ShownSeaRoutes, StationMap, StationMove } from './station-map.ts';
import { assignTypeColours } from './type-colours.ts';
import styles from './stations-map.module.css';
import { useStationMap } from './use-station-map.ts';

const focusable = { tabIndex: 0 };

type Props = {
  readonly stations: readonly MapStation[];
  readonly rows: readonly { readonly type: string | null }[];
  readonly ways: ShownSeaRoutes;
  readonly readOnly: boolean;
  readonly fullReason: string | null;
  readonly added: string | null;
  readonly onChoose: (id: number | null) => void;
  readonly onSelect: (ids: readonly number[], isBox: boolean) => void;
  readonly onAdd: (position: Position) => void;
  readonly onMove: (moves: readonly StationMove[]) => void;
};

type Rest = NonNullable<ReturnType<typeof useStationMap>['rest']>;

const OnMap = ({ map, rest }: { readonly map: StationMap | null; readonly rest: Rest | null }) => {
  const { t } = useTranslation('application_form');
  const { number } = useFormat();
  const bar = rest && scaleBar(rest.metresPerPixel, 150);
  return (
    <>
      <span className={styles['cross']} aria-hidden="true" />
      {bar && (
        <span className={styles['scale']} style={{ width: bar.pixels }}>
          {t('map.scale', { miles: number(bar.miles) })}
        </span>
      )}
      <div className={styles['zoom']} data-no-print>
        <PlainButton icon="add" aria-label={t('map.zoom_in')} onClick={() => map?.zoom(1)} />
        <PlainButton icon="minus" aria-label={t('map.zoom_out')} onClick={() => map?.zoom(-1)} />
        <PlainButton icon="move" aria-label={t('map.fit')} onClick={() => map?.fit()} />
      </div>
    </>
  );
};

const towards = (stations: readonly MapStation[], centre: Position): readonly StationMove[] => {
  const [first] = stations;
  if (!first) return [];
  const [north, east] = [centre.latitude - first.latitude, centre.longitude - first.longitude];
  return stations.map(({ id, latitude, longitude }) => ({
    id,
    position: { latitude: roundDegrees(latitude + north), longitude: roundDegrees(longitude + east) },
  }));
};

type ActsProps = Pick<Props, 'onAdd'> & {
  readonly map: StationMap | null;
  readonly mayAdd: boolean;
  readonly adds: boolean;
  readonly onAdds: (adds: boolean) => void;
};

const Acts = ({ map, mayAdd, adds, onAdds, onAdd }: ActsProps) => {
  const { t } = useTranslation('application_form');
  const addHere = () => {
    if (!map || !mayAdd) return;
    map.keepView();
    onAdd(map.centre());
  };
  return (
    <>
      <PlainButton icon="edit" aria-pressed={adds && mayAdd} disabled={!mayAdd} onClick={() => onAdds(!adds)}>
        {t('map.add_by_click')}
      </PlainButton>
      <Button icon="add" isDisabled={!mayAdd} onPress={addHere}>
        {t('map.add_here')}
      </Button>
    </>
  );
};

type MovesProps = Pick<Props, 'stations' | 'added' | 'onMove'> & { readonly map: StationMap | null };

/** Overlays the map, to avoid layout shifts. */
const Moves = ({ stations, added, map, onMove }: MovesProps) => {
  const { t } = useTranslation('application_form');
  const chosen = stations.find(({ isChosen }) => isChosen);
  const selected = stations.filter(({ isSelected }) => isSelected);
  const moveToCentre = (some: readonly MapStation[]) => map && onMove(towards(some, map.centre()));
  return (
    <div className={styles['moves']} data-no-print>
      <output className={styles['added']}>{added !== null && t('map.added', { name: added })}</output>
      {chosen && (
        <Button small icon="move" onPress={() => moveToCentre([chosen])}>
          {t('map.move_here', { name: chosen.label })}
        </Button>
      )}
      {selected.length > 1 && (
        <Button small icon="move" onPress={() => moveToCentre(selected)}>
          {t('map.move_selected', { count: selected.length })}
        </Button>
      )}
    </div>
  );
};

const MapHelp = ({ children }: { children: string }) => {
  const { t } = useTranslation('application_form');
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-no-print>
      <Disclosure title={t('map.how')} isOpen={isOpen} onToggle={setOpen}>
        <p className={styles['help']} id="stations-map-help">
          {children}
        </p>
      </Disclosure>
    </div>
  );
};

const useShown = (map: StationMap | null, stations: readonly MapStation[], ways: ShownSeaRoutes) => {
  useEffect(() => map?.show(stations, ways), [map, stations, ways]);
  const chosen = stations.find(({ isChosen }) => isChosen);
  const looked = useRef<number | null>(null);
  useEffect(() => {
    if (chosen && chosen.id !== looked.current) map?.lookAt(chosen);
    looked.current = chosen?.id ?? null;
  }, [map, chosen]);
  // Zooms to fit when an import or an undo adds several stations at once.
  const known = useRef<ReadonlySet<number> | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(stations.map(({ id }) => id));
    if (before && stations.filter(({ id }) => !before.has(id)).length > 1) map?.fit();
  }, [map, stations]);
};

const BelowMap = ({ rest, rows }: Pick<Props, 'rows'> & { readonly rest: Rest | null }) => {
  const { t } = useTranslation('application_form');
  const { number } = useFormat();
  return (
    <>
      <p className={styles['centre']} aria-live="polite" data-no-print>
        {rest &&
          t('map.centre', {
            latitude: number(rest.centre.latitude, 4),
            longitude: number(rest.centre.longitude, 4),
          })}
      </p>
      <MapLegend types={assignTypeColours(rows)} />
      <MapHint />
    </>
  );
};

/** Everything on the map can also be done by keyboard and in the table. */
export const StationsMap = ({ children, ...props }: Props & { readonly children?: ReactNode }) => {
  const { stations, rows, ways, readOnly, fullReason, added, onChoose, onSelect, onAdd, onMove } = props;
  const { t } = useTranslation('application_form');
  const [name, setName] = useState(() => chooseProjection(stations.map(({ latitude }) => latitude)));
  const [adds, setAdds] = useState(false);
  const mayAdd = !readOnly && fullReason === null;
  const clickAdds = adds && mayAdd;
  const handlers = { onChoose, onSelect, onAdd, onMove, mayAdd, clickAdds };
  const { frame, map, rest, hasGround } = useStationMap(name, readOnly, handlers);
  useShown(map, stations, ways);
  return (
    <>
      <div className={styles['map']} data-part="map">
        <div data-no-print data-acts>
          <Row end>
            {!readOnly && <Acts {...{ map, mayAdd, adds, onAdd }} onAdds={setAdds} />}
            <div data-projection>
              <Select<ProjectionName>
                label={t('map.projection')}
                isFilter
                options={projectionNames.map((id) => ({ id, label: t(`map.projections.${id}`) }))}
                value={name}
                onChange={(chosenName) => setName(chosenName ?? 'canada')}
                placeholder={null}
              />
            </div>
          </Row>
        </div>
        <div className={styles['view']} data-view data-adds={clickAdds || undefined}>
          <div
            ref={frame}
            className={styles['frame']}
            role="application"
            aria-label={t('map.label')}
            aria-describedby="stations-map-help"
            {...focusable}
          />
          <OnMap map={map} rest={rest} />
          {!readOnly && <Moves {...{ stations, added, map, onMove }} />}
        </div>
        <BelowMap rest={rest} rows={rows} />
      </div>
      {children}
      <div className={styles['foot']} data-part="foot">
        <MapHelp>{readOnly ? t('map.help_reading') : t('map.help')}</MapHelp>
        <MapDataSources />
        {!hasGround && <p>{t('map.no_outlines')}</p>}
      </div>
    </>
  );
};
