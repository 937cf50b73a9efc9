import { useCallback, useMemo, useState } from 'react';
import { steamingHours } from '@shiptime/domain/applications/station-geometry';
import type { Position } from '@shiptime/domain/geography/position';
import { useFormat } from '#lib/format.ts';
import { useWarnings } from '../form-model.ts';
import type { StationRow } from './station-edits.ts';
import { useDayCount } from './use-day-count.ts';
import { useStationWarnings } from './use-station-warnings.ts';
import { useMapStations } from './use-map-stations.ts';
import { usePositionDescriptions } from './use-position-descriptions.ts';
import { usePositionFacts } from './use-position-facts.ts';
import { useStationActions } from './use-station-actions.ts';
import { useStationList } from './use-station-list.ts';
import { useSteamingSpeed } from './use-steaming-speed.ts';
import { type StationTrip, usePortPositions, useTripAlongStations, seaRouteKey } from './use-station-trip.ts';

const noPorts = { from: null, to: null };

const useLegWords = ({ legs }: StationTrip, speed: number): readonly string[] => {
  const { number } = useFormat();
  return legs.map((leg) => {
    if (!leg) return '';
    const hours = steamingHours(leg.nautical_miles, speed);
    const miles = number(leg.nautical_miles, 1);
    return hours === null ? miles : `${miles} (${number(hours, 1)})`;
  });
};

const useStationTrip = (rows: readonly StationRow[]) => {
  const ports = usePortPositions();
  const [countsPorts, countPorts] = useState(true);
  const counted = countsPorts ? ports : noPorts;
  const { trip, ways } = useTripAlongStations(rows, counted);
  const shown = useMemo(
    () => ({ ...counted, points: (a: Position, b: Position) => ways.get(seaRouteKey(a, b))?.points }),
    [counted, ways],
  );
  return { trip, shown, countsPorts: ports.from || ports.to ? countsPorts : null, countPorts };
};

export const useStationsModel = () => {
  const list = useStationList();
  const { rows, queue } = list;
  const warnings = useWarnings();
  const places = usePositionFacts(rows);
  const way = useStationTrip(rows);
  const hints = useStationWarnings(rows, places, way.trip);
  const hintsOf = useCallback((row: StationRow): string => hints.get(row.id) ?? '', [hints]);
  const placeOf = usePositionDescriptions(rows, places, way.trip);
  const [selected, select] = useState<ReadonlySet<number>>(new Set());
  const [lastChosen, choose] = useState<number | null>(null);
  const chosen = lastChosen === null ? null : (queue?.names.idOf(lastChosen) ?? lastChosen);
  const steaming = useSteamingSpeed();
  return {
    list,
    rows,
    warnings,
    places,
    way,
    hintsOf,
    placeOf,
    selected,
    select,
    ticked: rows.filter(({ id }) => selected.has(id)),
    chosen,
    choose,
    steaming,
    legs: useLegWords(way.trip, steaming.speed),
    count: useDayCount(rows, places, way.trip, steaming.speed),
    marks: useMapStations(rows, { chosen, selected }, warnings, hintsOf),
    acts: useStationActions(list, { chosen, choose }),
  };
};

export type StationsModel = ReturnType<typeof useStationsModel>;
