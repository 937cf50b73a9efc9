import type { Plan } from '@shiptime/domain/plans/wire/plan';

/** Where there are plans: what a change of the year needs to know of them. */
export type PlanPlace = Pick<Plan, 'id' | 'vessel_id' | 'fiscal_year_id'>;

/** The plans of the same vessels in another year. */
export const plansInYear = (
  places: readonly PlanPlace[],
  vesselIds: ReadonlySet<number>,
  yearId: number,
): readonly number[] =>
  places
    .filter(({ vessel_id, fiscal_year_id }) => fiscal_year_id === yearId && vesselIds.has(vessel_id))
    .map(({ id }) => id);

/** Years in which one of these vessels has a plan. */
export const yearsOfVessels = (
  places: readonly PlanPlace[],
  vesselIds: ReadonlySet<number>,
): ReadonlySet<number> =>
  new Set(
    places.filter(({ vessel_id }) => vesselIds.has(vessel_id)).map(({ fiscal_year_id }) => fiscal_year_id),
  );

/** What belongs to the missions of one year and means nothing in another. */
const ofOneYear = ['mission', 'selected', 'plans', 'fiscalYearId'];

/** How the plans are looked at, for another address. */
export const keptInSearch = (search: string): Record<string, string> => {
  const kept = new URLSearchParams(search);
  for (const name of ofOneYear) kept.delete(name);
  if (/^\d/.test(kept.get('baseline') ?? '')) kept.delete('baseline');
  return Object.fromEntries(kept);
};
