import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Notice } from '#ui/notice.tsx';
import { plainColour } from '../map/type-colours.ts';
import { placeKey, usePlaces } from '../use-places.ts';
import styles from './import-places.module.css';
import { type Placed, placed, type Rehearsal } from './rehearsal.ts';

const PreviewMap = lazy(() => import('./preview-map.tsx').then((module) => ({ default: module.PreviewMap })));

const OnLand = ({ stations }: { readonly stations: readonly Placed[] }) => {
  const { t } = useTranslation('application_form');
  const format = useFormat();
  const places = usePlaces(stations);
  const onLand = stations.filter((station) => places.get(placeKey(station))?.onLand);
  if (onLand.length === 0) return null;
  return (
    <Notice tone="warning">
      {t('stations.on_land', {
        count: onLand.length,
        names: format.list(onLand.slice(0, 5).map(({ row, name }) => `${name} (${row})`)),
      })}
    </Notice>
  );
};

type Props = {
  readonly rehearsal: Rehearsal | null;
  /** What is to be mended, beside the map. */
  readonly children: ReactNode;
};

/** Where the stations would lie: which of them on land, and all of them on a map, with what is to be mended in view. */
export const ImportPlaces = ({ rehearsal, children }: Props) => {
  const stations = useMemo(() => (rehearsal ? placed(rehearsal) : []), [rehearsal]);
  const marks = useMemo(() => {
    const flagged = new Set(rehearsal?.warnings.map(({ row }) => row));
    return stations.map(({ row, name, latitude, longitude }) => ({
      ...{ id: row, latitude, longitude, label: name, isChosen: false, isSelected: false },
      colour: plainColour,
      isFlagged: flagged.has(row),
    }));
  }, [rehearsal, stations]);
  return (
    <div className={styles['places']}>
      <div className={styles['found']} data-spaced>
        {children}
        <OnLand stations={stations} />
      </div>
      {marks.length > 0 && (
        <div className={styles['map']}>
          <Suspense fallback={null}>
            <PreviewMap stations={marks} />
          </Suspense>
        </div>
      )}
    </div>
  );
};
