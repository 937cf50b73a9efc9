import { useMemo } from 'react';
import { operationKindKey, effectiveOperations } from '@shiptime/domain/applications/operations';
import { estimateWorkingDays, hoursAtStation } from '@shiptime/domain/applications/station-days';
import { steamingHours } from '@shiptime/domain/applications/station-geometry';
import { useAnswer, useFormModel } from '../form-model.ts';
import type { StationRow } from './station-edits.ts';
import { useStationRates } from './station-rates.ts';
import { isWaitingForPositionFacts, positionKey, type FactsByPosition } from './use-position-facts.ts';
import type { StationTrip } from './use-station-trip.ts';

export type WorkTypeCount = {
  readonly type: string | null;
  readonly count: number;
  readonly hours: number;
  readonly isRated: boolean;
};

/** Working hours per day from the form; 24 by default. */
const useHoursOfWork = (): number => {
  const { context } = useFormModel();
  const [id] = useAnswer<number>('operating_hours_id');
  return context.operatingHours.find((choice) => choice.id === id)?.hours ?? 24;
};

export const useDayCount = (
  rows: readonly StationRow[],
  places: FactsByPosition,
  trip: StationTrip,
  speed: number,
) => {
  const { rateOf, put } = useStationRates();
  const hoursOfWork = useHoursOfWork();
  const types = useMemo(() => {
    const found = new Map<string, WorkTypeCount>();
    for (const row of rows) {
      const depth = places.get(positionKey(row))?.depth ?? null;
      for (const { kind, hours, repeats } of effectiveOperations(row)) {
        const key = operationKindKey({ kind });
        const known = found.get(key) ?? { type: kind, count: 0, hours: 0, isRated: false };
        const each = hours ?? hoursAtStation(rateOf(kind), depth);
        found.set(key, {
          type: known.type,
          count: known.count + repeats,
          hours: known.hours + each * repeats,
          isRated: known.isRated || hours === null,
        });
      }
    }
    return [...found.values()];
  }, [rows, places, rateOf]);
  const steaming = steamingHours(trip.nautical_miles, speed);
  const isCounting = isWaitingForPositionFacts(places, rows);
  const stationHours = types.reduce((sum, { hours }) => sum + hours, 0);
  return {
    types,
    rateOf,
    put,
    steaming,
    stationHours,
    hoursOfWork,
    isCounting,
    days:
      steaming === null || isCounting
        ? null
        : estimateWorkingDays({ steamingHours: steaming, stationHours, hoursOfWork }),
  };
};

export type DayCountControls = ReturnType<typeof useDayCount>;
