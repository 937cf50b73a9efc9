import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { greatCircleDistance } from '@shiptime/domain/geography/position';
import { highSeasCode, type PositionFacts } from '@shiptime/domain/geography/position-facts';
import { roundDepth } from '@shiptime/domain/geography/positions-summary';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import type { SeaRouteWithWaters } from '#map/atlas-messages.ts';
import { type ReferenceRow, useReferenceList } from '#features/reference/reference-api.ts';
import type { StationRow } from './station-edits.ts';
import { positionKey, type FactsByPosition } from './use-position-facts.ts';
import type { StationTrip } from './use-station-trip.ts';

const nameOf = (
  list: readonly ReferenceRow[],
  language: 'en' | 'fr',
  key: string | null,
): string | undefined => {
  const row = list.find((one) => one.key === key);
  return row && nameInLanguage(language, row);
};

export const usePlaceNames = () => {
  const { t } = useTranslation('application_form');
  const { language } = useFormat();
  const states = useReferenceList('coastal_states');
  const areas = useReferenceList('marine_protected_areas');
  return useMemo(
    () => ({
      waters: ({ state, stateName }: Pick<PositionFacts, 'state' | 'stateName'>): string => {
        if (state === null) return t('hints.canadian_waters');
        if (state === highSeasCode) return t('hints.high_seas');
        return nameOf(states, language, state) ?? (stateName ? nameInLanguage(language, stateName) : state);
      },
      area: (key: string): string | undefined => nameOf(areas, language, key),
    }),
    [t, language, states, areas],
  );
};

export const usePositionDescriptions = (
  rows: readonly StationRow[],
  places: FactsByPosition,
  { legs }: StationTrip,
): ((row: StationRow) => string) => {
  const { t } = useTranslation('application_form');
  const { language, number } = useFormat();
  const { waters, area } = usePlaceNames();
  const words = useMemo(() => {
    const watersOf = (spot: PositionFacts): string => {
      const name = waters(spot);
      return spot.certainty === null || spot.state === highSeasCode
        ? name
        : t(`hints.${spot.certainty}_waters`, { state: name });
    };
    const placeOf = (spot: PositionFacts | undefined): readonly string[] => {
      if (!spot || spot.onLand) return [];
      return [
        ...(spot.sea ? [nameInLanguage(language, spot.sea)] : []),
        ...(spot.depth === null ? [] : [t('hints.depth', { depth: number(roundDepth(spot.depth)) })]),
        watersOf(spot),
        ...(spot.isTerritorial ? [t('hints.territorial')] : []),
        ...spot.protectedAreas.flatMap((key) => {
          const name = area(key);
          return name === undefined ? [] : [t('hints.in_protected_area', { area: name })];
        }),
      ];
    };
    const detourOf = (way: SeaRouteWithWaters | null | undefined): readonly string[] => {
      if (way?.kind !== 'round_land') return [];
      const longer = way.nautical_miles - greatCircleDistance(way.points[0]!, way.points.at(-1)!);
      return longer < 1 ? [] : [t('hints.round_land', { miles: number(longer, 0) })];
    };
    return new Map(
      rows.map((row, index) => [
        row.id,
        [...placeOf(places.get(positionKey(row))), ...detourOf(legs[index])].join(' · '),
      ]),
    );
  }, [rows, places, legs, waters, area, language, number, t]);
  return useMemo(() => (row) => words.get(row.id) ?? '', [words]);
};
