import type { Plan } from '@shiptime/domain/plans/wire/plan';

export type PlanIndexEntry = Pick<Plan, 'id' | 'vessel_id' | 'fiscal_year_id'>;

export const planIdsInYear = (
  places: readonly PlanIndexEntry[],
  vesselIds: ReadonlySet<number>,
  yearId: number,
): readonly number[] =>
  places
    .filter(({ vessel_id, fiscal_year_id }) => fiscal_year_id === yearId && vesselIds.has(vessel_id))
    .map(({ id }) => id);

export const yearIdsOfVessels = (
  places: readonly PlanIndexEntry[],
  vesselIds: ReadonlySet<number>,
): ReadonlySet<number> =>
  new Set(
    places.filter(({ vessel_id }) => vesselIds.has(vessel_id)).map(({ fiscal_year_id }) => fiscal_year_id),
  );

const ofOneYear = ['mission', 'selected', 'plans', 'fiscalYearId'];

export const searchParamsForOtherYear = (search: string): Record<string, string> => {
  const kept = new URLSearchParams(search);
  for (const name of ofOneYear) kept.delete(name);
  if (/^\d/.test(kept.get('baseline') ?? '')) kept.delete('baseline');
  return Object.fromEntries(kept);
};
