import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { VesselNeeds } from '@shiptime/domain/applications/feasibility';
import { isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import { fleetConstraintsQuery } from '#features/vessels/constraint-api.ts';
import { useAnswer, useApplication, useFormModel } from '../form-model.ts';
import { demandQuery } from '../window/demand-api.ts';
import { findBusiestMonth, filterDemandToWindow } from '../window/demand-in-window.ts';
import { type FeasibilityFilter, type FeasibilityRow, toFeasibilityRows } from './feasibility-rows.ts';

export type VesselPreferencesControls = ReturnType<typeof useVesselPreferences>;

export const useVesselPreferences = () => {
  const [first, setFirst] = useAnswer<number>('vessel_preference_1_id');
  const [second, setSecond] = useAnswer<number>('vessel_preference_2_id');
  const choose = (id: number, which: 'first' | 'second') => {
    const [mine, set, other, setOther] =
      which === 'first'
        ? ([first, setFirst, second, setSecond] as const)
        : ([second, setSecond, first, setFirst] as const);
    if (mine !== id && other === id) setOther(null);
    set(mine === id ? null : id);
  };
  return { first, second, choose };
};

export const useFleetFeasibility = (needs: VesselNeeds, filter: FeasibilityFilter) => {
  const { context } = useFormModel();
  const { language } = useFormat();
  const vessels = useVessels();
  const ports = useReferenceList('ports');
  const constraints = useQuery(fleetConstraintsQuery(context.fiscalYear.id)).data;
  const demand = useQuery(demandQuery(useApplication().id)).data;
  const [start] = useAnswer<string>('operational_window_start');
  const [end] = useAnswer<string>('operational_window_end');
  const rows = useMemo<readonly FeasibilityRow[]>(() => {
    const demandOf = (vesselId: number) =>
      demand
        ? (findBusiestMonth(filterDemandToWindow(demand, vesselId, { start, end }))?.applications ?? 0)
        : null;
    const nameOf = (vessel: VesselResource) => nameInLanguage(language, vessel);
    return toFeasibilityRows(
      needs,
      { vessels, constraints: constraints ?? [], ports, nameOf, demandOf },
      filter,
    );
  }, [needs, filter, vessels, constraints, ports, demand, start, end, language]);
  return { rows, vessels, hasWindow: isCalendarDay(start) || isCalendarDay(end) };
};
