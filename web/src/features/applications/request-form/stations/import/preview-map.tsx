import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseProjection } from '#map/projection-names.ts';
import type { MapStation } from '../map/station-map.ts';
import styles from '../map/stations-map.module.css';
import { useStationMap } from '../map/use-station-map.ts';

const nothing = () => undefined;

export const ImportPreviewMap = ({ stations }: { readonly stations: readonly MapStation[] }) => {
  const { t } = useTranslation('application_form');
  const { frame, map } = useStationMap(chooseProjection(stations.map(({ latitude }) => latitude)), true, {
    onChoose: nothing,
    onSelect: nothing,
    onAdd: nothing,
    onMove: nothing,
    mayAdd: false,
    clickAdds: false,
  });
  useEffect(() => {
    map?.show(stations);
    map?.fitSound();
  }, [map, stations]);
  return <figure ref={frame} className={styles['preview']} aria-label={t('stations.preview_map')} />;
};
