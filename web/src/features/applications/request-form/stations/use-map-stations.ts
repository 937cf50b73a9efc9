import { useMemo } from 'react';
import type { Warning } from '@shiptime/domain/applications/warnings';
import type { MapStation } from './map/station-map.ts';
import { colourOfType, assignTypeColours } from './map/type-colours.ts';
import type { StationRow } from './station-edits.ts';

type Choice = { readonly chosen: number | null; readonly selected: ReadonlySet<number> };

export const useMapStations = (
  rows: readonly StationRow[],
  { chosen, selected }: Choice,
  warnings: readonly Warning[],
  hintsOf: (row: StationRow) => string,
): readonly MapStation[] =>
  useMemo(() => {
    const colours = assignTypeColours(rows);
    const flagged = new Set(
      warnings.flatMap(({ field }) => (field.startsWith('stations.') ? [Number(field.split('.')[1])] : [])),
    );
    return rows.map((row, index) => ({
      id: row.id,
      latitude: row.latitude,
      longitude: row.longitude,
      label: row.id === chosen ? `${index + 1}. ${row.name}` : String(index + 1),
      colour: colourOfType(colours, row.type),
      isChosen: row.id === chosen,
      isSelected: selected.has(row.id),
      isFlagged: flagged.has(index) || hintsOf(row) !== '',
    }));
  }, [rows, chosen, selected, warnings, hintsOf]);
