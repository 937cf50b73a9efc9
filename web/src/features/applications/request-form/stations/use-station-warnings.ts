import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isOutsideProjectAreas } from '@shiptime/domain/geography/project-areas';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useAnswer } from '../form-model.ts';
import type { StationRow } from './station-edits.ts';
import { positionKey, type FactsByPosition } from './use-position-facts.ts';
import type { StationTrip } from './use-station-trip.ts';

const none: readonly number[] = [];

const useChosenAreas = (): readonly string[] => {
  const [ids] = useAnswer<readonly number[]>('project_area_ids');
  const areas = useReferenceList('project_areas');
  const chosen = ids ?? none;
  return useMemo(() => areas.filter(({ id }) => chosen.includes(id)).map(({ key }) => key), [areas, chosen]);
};

export const useStationWarnings = (
  rows: readonly StationRow[],
  places: FactsByPosition,
  trip: StationTrip,
): ReadonlyMap<number, string> => {
  const { t } = useTranslation('application_form');
  const chosen = useChosenAreas();
  return useMemo(() => {
    const hintsOf = (row: StationRow, index: number): string => {
      const spot = places.get(positionKey(row));
      if (!spot) return '';
      return [
        ...(spot.onLand ? [t('hints.on_land')] : []),
        ...(trip.legs[index]?.kind === 'none' ? [t('hints.no_way')] : []),
        ...(isOutsideProjectAreas(chosen, spot, row) ? [t('hints.outside_project_areas')] : []),
      ].join('\n');
    };
    return new Map(rows.map((row, index) => [row.id, hintsOf(row, index)]));
  }, [rows, places, trip, chosen, t]);
};
