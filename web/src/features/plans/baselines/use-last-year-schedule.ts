import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { shiftTickToYear, matchWithLastYear } from '@shiptime/domain/plans/last-year-placements';
import { occupiedSpan, type Span } from '@shiptime/domain/plans/missions';
import type { SnapshotMission } from '@shiptime/domain/plans/versions/snapshot';
import { addDays } from '@shiptime/domain/shared/calendar-day';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { fleetPlanQuery, fleetVersionQuery } from '#features/plans/plan-api.ts';
import { useEditingModel, usePlanEditorState } from '#features/plans/edited-plan/scheduler-model.ts';

type FromLastYear = {
  readonly mission: SnapshotMission;
  readonly vessel_id: number;
  /** Dates of the mission; null if unscheduled. */
  readonly span: Span | null;
  readonly now: number | null;
};

export type LastYearSchedule = { readonly name: string; readonly missions: readonly FromLastYear[] };

export const usePreviousFiscalYear = () => {
  const { plans } = useEditingModel();
  const years = useReferenceList('fiscal_years');
  const begins = plans[0]?.fiscal_year.start_date;
  return years.find(({ end_date }) => begins !== undefined && addDays(end_date, 1) === begins);
};

export const useLastYearSchedule = (isAsked: boolean): LastYearSchedule | null => {
  const { plans } = useEditingModel();
  const { plan } = usePlanEditorState();
  const before = usePreviousFiscalYear();
  const fleet = useQuery(fleetPlanQuery(isAsked ? before?.id : undefined)).data;
  const published = useQuery(
    fleetVersionQuery(isAsked && fleet?.latest_version ? fleet.id : undefined, 'latest'),
  ).data;
  return useMemo(() => {
    const to = plans[0]?.fiscal_year;
    const from = published?.snapshot?.fiscal_year;
    if (!to || !from) return null;
    const vessels = new Set(plans.map(({ vessel_id }) => vessel_id));
    const found = (published.snapshot?.plans ?? [])
      .filter(({ snapshot }) => vessels.has(snapshot.vessel_id))
      .flatMap(({ snapshot }) =>
        snapshot.missions.map((mission) => ({ mission, vessel_id: snapshot.vessel_id })),
      );
    const present = [...plan.rows.values()].map((row) => {
      const asked = row.ship_time_request;
      const origin = asked && {
        copied_from_id: asked.copied_from_id,
        project_title: asked.project_title,
        primary_proponent: `${asked.primary_proponent.first_name} ${asked.primary_proponent.last_name}`,
      };
      return { mission: row, origin: origin ?? null };
    });
    const matched = matchWithLastYear(
      found.map(({ mission }) => mission),
      present,
      from,
      to,
    );
    const nowOf = new Map([...matched].map(([now, old]) => [old, now]));
    return {
      name: from.name,
      missions: found.map((each) => {
        const span = occupiedSpan(each.mission);
        const start = span && shiftTickToYear(span.start, from, to);
        return {
          ...each,
          span: span && start !== null ? { start, end: start + span.end - span.start } : null,
          now: nowOf.get(each.mission.id) ?? null,
        };
      }),
    };
  }, [plans, plan.rows, published]);
};
