import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isOutside } from '@shiptime/domain/geography/project-areas';
import { useFormat } from '#lib/format.ts';
import { useList } from '#features/reference/api.ts';
import { useAnswer } from '../form-model.ts';
import type { StationRow } from './station-edits.ts';
import { placeKey, type Places } from './use-places.ts';

const none: readonly number[] = [];

/** Nautical miles: a cape that is cut by less costs no time, and outlines are no better. */
const leastOnLand = 2;

/** The keys of the project areas that were chosen. */
const useChosenAreas = (): readonly string[] => {
  const [ids] = useAnswer<readonly number[]>('project_area_ids');
  const areas = useList('project_areas');
  const chosen = ids ?? none;
  return useMemo(() => areas.filter(({ id }) => chosen.includes(id)).map(({ key }) => key), [areas, chosen]);
};

/** What in the outlines deserves a second look at each station, in words, a line for each hint; by its place. */
export const useHints = (
  rows: readonly StationRow[],
  places: Places,
  legsOnLand: readonly number[],
): ReadonlyMap<string, string> => {
  const { t } = useTranslation('application_form');
  const { number } = useFormat();
  const chosen = useChosenAreas();
  return useMemo(() => {
    const hintsOf = (row: StationRow, index: number): string => {
      const onLand = legsOnLand[index] ?? 0;
      const spot = places.get(placeKey(row));
      if (!spot) return '';
      return [
        ...(spot.onLand ? [t('hints.on_land')] : []),
        ...(onLand >= leastOnLand ? [t('hints.leg_on_land', { miles: number(onLand, 0) })] : []),
        ...(isOutside(chosen, spot, row) ? [t('hints.outside_project_areas')] : []),
      ].join('\n');
    };
    return new Map(rows.map((row, index) => [placeKey(row), hintsOf(row, index)]));
  }, [rows, places, legsOnLand, number, chosen, t]);
};
