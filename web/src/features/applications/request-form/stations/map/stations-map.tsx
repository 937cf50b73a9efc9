import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '@shiptime/domain/geography/position';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { Select } from '#ui/select.tsx';
import { Row } from '#ui/stack.tsx';
import { scaleBar } from '#map/lines.ts';
import { fittingProjection, type ProjectionName, projectionNames } from '#map/projections.ts';
import { MapKey } from './map-key.tsx';
import type { MapStation, ShownWays } from './station-map.ts';
import styles from './stations-map.module.css';
import { useStationMap } from './use-station-map.ts';

/** A widget with keys of its own. */
const focusable = { tabIndex: 0 };

type Props = {
  readonly stations: readonly MapStation[];
  readonly ways: ShownWays;
  readonly readOnly: boolean;
  /** Why no station can be added, or null. */
  readonly fullReason: string | null;
  readonly onChoose: (id: number | null) => void;
  readonly onAdd: (position: Position) => void;
  readonly onMove: (id: number, position: Position) => void;
};

/**
 * The stations in their order, with their track. Everything on it can be done in the table beside it too; with the
 * keyboard the map is moved under its cross.
 */
export const StationsMap = (props: Props) => {
  const { stations, ways, readOnly, fullReason, onChoose, onAdd, onMove } = props;
  const { t } = useTranslation('application_form');
  const { number } = useFormat();
  const [name, setName] = useState(() => fittingProjection(stations.map(({ latitude }) => latitude)));
  const [adds, setAdds] = useState(false);
  const mayAdd = !readOnly && fullReason === null;
  const { frame, map, rest, hasGround } = useStationMap(name, readOnly, {
    onChoose,
    onAdd,
    onMove,
    mayAdd,
    clickAdds: adds && mayAdd,
  });
  const bar = rest && scaleBar(rest.metresPerPixel, 150);
  const chosen = stations.find(({ isChosen }) => isChosen);
  useEffect(() => map?.show(stations, ways), [map, stations, ways]);
  const looked = useRef<number | null>(null);
  useEffect(() => {
    // Only another choice moves the map, not a station that is moved.
    if (chosen && chosen.id !== looked.current) map?.lookAt(chosen);
    looked.current = chosen?.id ?? null;
  }, [map, chosen]);
  const addHere = () => map && mayAdd && onAdd(map.centre());
  return (
    <div className={styles['map']}>
      <div className={styles['view']} data-adds={(adds && mayAdd) || undefined}>
        <div
          ref={frame}
          className={styles['frame']}
          role="application"
          aria-label={t('map.label')}
          aria-describedby="stations-map-help"
          {...focusable}
        />
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
      </div>
      <p className={styles['centre']} aria-live="polite" data-no-print>
        {rest &&
          t('map.centre', {
            latitude: number(rest.centre.latitude, 4),
            longitude: number(rest.centre.longitude, 4),
          })}
      </p>
      <div data-no-print>
        <Row end>
          <Select<ProjectionName>
            label={t('map.projection')}
            isFilter
            options={projectionNames.map((id) => ({ id, label: t(`map.projections.${id}`) }))}
            value={name}
            onChange={(chosenName) => setName(chosenName ?? 'canada')}
            placeholder={null}
          />
          {!readOnly && (
            <>
              <PlainButton
                icon="edit"
                aria-pressed={adds && mayAdd}
                disabled={!mayAdd}
                onClick={() => setAdds(!adds)}
              >
                {t('map.add_by_click')}
              </PlainButton>
              <Button icon="add" isDisabled={!mayAdd} onPress={addHere}>
                {t('map.add_here')}
              </Button>
            </>
          )}
          {!readOnly && chosen && (
            <Button icon="move" onPress={() => map && onMove(chosen.id, map.centre())}>
              {t('map.move_here', { name: chosen.label })}
            </Button>
          )}
        </Row>
      </div>
      <p className={styles['help']} id="stations-map-help" data-no-print>
        {readOnly ? t('map.help_reading') : t('map.help')}
      </p>
      <MapKey />
      {!hasGround && <p>{t('map.no_outlines')}</p>}
    </div>
  );
};
