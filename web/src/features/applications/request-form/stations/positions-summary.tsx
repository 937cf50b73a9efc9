import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countOperations } from '@shiptime/domain/applications/operations';
import { countDistinctPositions } from '@shiptime/domain/applications/stations';
import { roundDepth, summarizePositions } from '@shiptime/domain/geography/positions-summary';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import type { StationRow } from './station-edits.ts';
import { usePlaceNames } from './use-position-descriptions.ts';
import { positionKey, type FactsByPosition } from './use-position-facts.ts';
import type { StationTrip } from './use-station-trip.ts';
import styles from './positions-summary.module.css';

type Props = {
  readonly rows: readonly StationRow[];
  readonly places: FactsByPosition;
  readonly trip: StationTrip;
};

const useCrossed = ({ legs, back }: StationTrip): readonly string[] => {
  const { t } = useTranslation('application_form');
  const { number } = useFormat();
  const names = usePlaceNames();
  const found = new Map<string, number>();
  for (const crossed of [...legs, back].flatMap((leg) => leg?.waters ?? [])) {
    const name = names.waters(crossed);
    found.set(name, (found.get(name) ?? 0) + crossed.nautical_miles);
  }
  return [...found].map(([name, miles]) => t('summary.crossed', { name, miles: number(miles, 0) }));
};

const Operations = ({ rows }: Pick<Props, 'rows'>) => {
  const { t } = useTranslation('application_form');
  const places = countDistinctPositions(rows);
  const operations = countOperations(rows);
  return places < operations && <p>{t('stations.operations', { places, operations })}</p>;
};

export const PositionsSummary = ({ rows, places, trip }: Props) => {
  const crossed = useCrossed(trip);
  const { t } = useTranslation('application_form');
  const { language, number, list } = useFormat();
  const names = usePlaceNames();
  const spots = useMemo(() => rows.flatMap((row) => places.get(positionKey(row)) ?? []), [rows, places]);
  const { depths, seas, waters, inTerritorialSeas, protectedAreas } = useMemo(
    () => summarizePositions(spots),
    [spots],
  );
  if (spots.length === 0) return null;
  const counted = (name: string, count: number) => t('summary.counted', { name, count });
  const areas = protectedAreas.map(({ key, count }) => counted(names.area(key) ?? key, count));
  const items = [
    {
      key: 'seas',
      term: t('summary.seas'),
      value: list(seas.map((sea) => counted(nameInLanguage(language, sea), sea.count))),
    },
    {
      key: 'depths',
      term: t('summary.depths'),
      value:
        depths &&
        t('summary.depth_range', {
          least: number(roundDepth(depths.least)),
          most: number(roundDepth(depths.most)),
        }),
    },
    {
      key: 'waters',
      term: t('summary.waters'),
      value: list(waters.map((one) => counted(names.waters(one), one.count))),
    },
    {
      key: 'crossed',
      term: t('summary.on_the_way'),
      value: crossed.length > 0 ? list(crossed) : t('summary.none'),
    },
    {
      key: 'territorial',
      term: t('summary.territorial'),
      value: t('summary.of_all', { count: inTerritorialSeas, all: spots.length }),
    },
    {
      key: 'areas',
      term: t('summary.areas'),
      value: areas.length > 0 ? list(areas) : t('summary.none'),
    },
  ];
  return (
    <section className={styles['summary']} aria-labelledby="places-summary">
      <h3 id="places-summary">{t('summary.title')}</h3>
      <Operations rows={rows} />
      <DescriptionList items={items} unknown={t('summary.unknown')} />
      <p className={styles['approximate']}>{t('hints.approximate')}</p>
    </section>
  );
};
