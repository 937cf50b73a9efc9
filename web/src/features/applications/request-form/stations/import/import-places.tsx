import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Notice } from '#ui/notice.tsx';
import { plainColour } from '../map/type-colours.ts';
import { placeKey, usePlaces } from '../use-places.ts';
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

/** Where the stations would lie: which of them on land, and all of them on a map. */
export const ImportPlaces = ({ rehearsal }: { readonly rehearsal: Rehearsal | null }) => {
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
    <>
      <OnLand stations={stations} />
      {marks.length > 0 && (
        <Suspense fallback={null}>
          <PreviewMap stations={marks} />
        </Suspense>
      )}
    </>
  );
};
