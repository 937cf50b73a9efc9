import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { spanWithCrewChangeDays } from '@shiptime/domain/plans/imports/crew-change-days';
import { findSameVoyage } from '@shiptime/domain/plans/imports/find-same-voyage';
import { voyageKeyOf } from '@shiptime/domain/plans/imports/merge-rows';
import { ticksToDays, tickAfterDay, tickOfDay } from '@shiptime/domain/plans/ticks';
import type { BaselineMission } from '@shiptime/domain/plans/versions/baseline';
import type { DeliveredVoyage } from '@shiptime/domain/plans/wire/imports';
import { api } from '#lib/api-client.ts';
import { useEditingModel, usePlanEditorState } from '#features/plans/edited-plan/scheduler-model.ts';

const deliveredQuery = (planIds: readonly number[]) =>
  queryOptions({
    queryKey: ['plans', 'delivered', ...planIds] as const,
    queryFn: ({ signal }) =>
      api.every('/delivered_voyages', { query: { filter: { vessel_plan_id: planIds } }, signal }),
  });

export const useDeliveredVoyages = (isAsked: boolean): readonly DeliveredVoyage[] | null => {
  const { plans } = useEditingModel();
  return (
    useQuery({ ...deliveredQuery(plans.map(({ id }) => id)), enabled: isAsked && plans.length > 0 }).data ??
    null
  );
};

const daysOf = ({ start_date, end_date }: DeliveredVoyage) => ({ start: start_date, end: end_date });

export const useDeliveredBaseline = (isAsked: boolean): readonly BaselineMission[] | null => {
  const voyages = useDeliveredVoyages(isAsked);
  const { plan } = usePlanEditorState();
  return useMemo(() => {
    if (!isAsked || !voyages) return null;
    const rows = [...plan.rows.values()];
    return voyages.map((voyage): BaselineMission => {
      const { vessel_plan_id, vessel_id, outside_number, title } = voyage;
      const ofPlan = rows.filter((row) => row.vessel_plan_id === vessel_plan_id);
      const { start, end } = daysOf(voyage);
      const key = { outside_number, title, span: { start: tickOfDay(start), end: tickAfterDay(end) } };
      const planned = findSameVoyage(key, ofPlan, voyageKeyOf);
      const beside = voyages.filter((other) => other.vessel_plan_id === vessel_plan_id).map(daysOf);
      const span = spanWithCrewChangeDays(daysOf(voyage), beside);
      return {
        mission_id: planned?.id ?? null,
        vessel_id,
        title,
        days: ticksToDays(span.end - span.start),
        span,
      };
    });
  }, [isAsked, voyages, plan.rows]);
};
