import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/button.tsx';
import { MapHint } from '#ui/map-hint.tsx';
import { outlinedProjectAreas } from '@shiptime/domain/geography/project-areas';
import { useFormat } from '#lib/format.ts';
import { useLatest } from '#lib/use-latest.ts';
import { type PlacesMapHandle, mountPlacesMap, type MapPlace, type PlacesOnMap } from './open-map.ts';
import styles from './map.module.css';

type PlacesMapProps = PlacesOnMap & { readonly onChoose: (place: MapPlace) => void };

export const PlacesMap = ({ ports, areas, chosen, onChoose }: PlacesMapProps) => {
  const { t } = useTranslation('scheduler');
  const { number, language, list } = useFormat();
  const frame = useRef<HTMLElement>(null);
  const open = useRef<PlacesMapHandle | null>(null);
  const choose = useLatest(onChoose);
  const [hasLand, setHasLand] = useState(true);
  useEffect(() => {
    if (!frame.current) return undefined;
    const options = {
      projection: 'canada',
      language,
      degrees: (value: number) => number(value, 2),
      onGround: setHasLand,
    } as const;
    const map = mountPlacesMap(frame.current, options, (place) => choose.current(place));
    open.current = map;
    return () => map.close();
  }, [choose, language, number]);
  useEffect(() => open.current?.show({ ports, areas, chosen }), [ports, areas, chosen]);
  const undrawn = areas.filter(({ key }) => !outlinedProjectAreas.has(key)).map(({ name }) => name);
  return (
    <div className={styles['map']}>
      <figure ref={frame} className={styles['frame']} aria-label={t('map.label')} />
      <div className={styles['zoom']} data-no-print>
        <IconButton
          variant="secondary"
          icon="add"
          label={t('map.zoom_in')}
          onPress={() => open.current?.zoom(1)}
        />
        <IconButton
          variant="secondary"
          icon="minus"
          label={t('map.zoom_out')}
          onPress={() => open.current?.zoom(-1)}
        />
      </div>
      <MapHint />
      {undrawn.length > 0 && <p className={styles['note']}>{t('map.not_drawn', { areas: list(undrawn) })}</p>}
      <p className={styles['note']}>{t('map.source')}</p>
      {!hasLand && <p>{t('map.failed')}</p>}
    </div>
  );
};
