import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/button.tsx';
import { type OpenMap, openMap, type Place, type Shown } from './open-map.ts';
import styles from './map.module.css';

type PlacesMapProps = Shown & { readonly onChoose: (place: Place) => void };

/** Ports and areas on a map. Everything on it is in the tables beside it, too. */
export const PlacesMap = ({ ports, areas, chosen, onChoose }: PlacesMapProps) => {
  const { t } = useTranslation('scheduler');
  const frame = useRef<HTMLElement>(null);
  const open = useRef<OpenMap | null>(null);
  const choose = useRef(onChoose);
  const [hasLand, setHasLand] = useState(true);
  useEffect(() => {
    choose.current = onChoose;
  });
  useEffect(() => {
    if (!frame.current) return undefined;
    const map = openMap(frame.current, (place) => choose.current(place), setHasLand);
    open.current = map;
    return () => map.close();
  }, []);
  useEffect(() => open.current?.show({ ports, areas, chosen }), [ports, areas, chosen]);
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
      {areas.length > 0 && <p className={styles['note']}>{t('map.sketched')}</p>}
      {!hasLand && <p>{t('map.failed')}</p>}
    </div>
  );
};
