import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { defaultStationColour } from '../map/type-colours.ts';
import styles from './import-positions-preview.module.css';
import { toNumberedStations, type StationsReadResult } from './read-result.ts';

const PreviewMap = lazy(() =>
  import('./preview-map.tsx').then((module) => ({ default: module.ImportPreviewMap })),
);

type Props = {
  readonly rehearsal: StationsReadResult | null;
  readonly children: ReactNode;
};

export const ImportPositionsPreview = ({ rehearsal, children }: Props) => {
  const stations = useMemo(() => (rehearsal ? toNumberedStations(rehearsal) : []), [rehearsal]);
  const marks = useMemo(() => {
    const elsewhere = rehearsal?.warnings.filter(({ code }) => code !== 'on_land') ?? [];
    const flagged = new Set(elsewhere.map(({ row }) => row));
    return stations.map(({ row, name, latitude, longitude }) => ({
      ...{ id: row, latitude, longitude, label: name, isChosen: false, isSelected: false },
      colour: defaultStationColour,
      isFlagged: flagged.has(row),
    }));
  }, [rehearsal, stations]);
  return (
    <div className={styles['places']}>
      <div className={styles['found']} data-spaced>
        {children}
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
