import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Mission, occupiedSpan, overlapTicks } from '@shiptime/domain/plans/missions';
import { mayReadPlans } from '@shiptime/domain/plans/policy';
import { tickAfterDay, tickOfDay } from '@shiptime/domain/plans/ticks';
import type { Role } from '@shiptime/domain/shared/actor';
import { isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import { api } from '#lib/api-client.ts';
import { useSignedInUser } from '#lib/session.tsx';

const plannedQuery = (vesselId: number, enabled: boolean) =>
  queryOptions({
    queryKey: ['plans', 'of vessel', vesselId] as const,
    queryFn: ({ signal }) =>
      api
        .get('/vessel_plans', {
          signal,
          query: { filter: { vessel_id: vesselId }, include: ['missions'] },
        })
        .then(({ data }) => data.flatMap(({ missions }) => missions ?? [])),
    enabled,
  });

const nobody: readonly Mission[] = [];

export const usePlannedMissions = (vesselId: number): readonly Mission[] => {
  const { id, user_type_id, vessels } = useSignedInUser();
  const { allowed } = mayReadPlans({ id, role: user_type_id as Role, vesselIds: vessels });
  const { data = nobody } = useQuery(plannedQuery(vesselId, allowed));
  return useMemo(() => data.filter(({ start_date }) => start_date !== null), [data]);
};

export const findMissionsInPeriod = (
  missions: readonly Mission[],
  start: string | null,
  end: string | null,
): readonly Mission[] => {
  const last = end ?? start;
  if (!isCalendarDay(start) || !isCalendarDay(last) || last < start) return [];
  const period = { start: tickOfDay(start), end: tickAfterDay(last) };
  return missions.filter((mission) => {
    const span = occupiedSpan(mission);
    return span !== null && overlapTicks(span, period) > 0;
  });
};
