import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button.tsx';
import { type OpenMap, openMap } from './open-map.ts';
import type { MapPort } from './port-style.ts';
import styles from './map.module.css';

type PortMapProps = {
  readonly ports: readonly MapPort[];
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
};

/** Ports on a map. Everything on it is in the table beside it, too. */
export const PortMap = ({ ports, chosen, onChoose }: PortMapProps) => {
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
    const map = openMap(frame.current, (id) => choose.current(id), setHasLand);
    open.current = map;
    return () => map.close();
  }, []);
  useEffect(() => open.current?.show(ports, chosen), [ports, chosen]);
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
      {!hasLand && <p>{t('map.failed')}</p>}
    </div>
  );
};
