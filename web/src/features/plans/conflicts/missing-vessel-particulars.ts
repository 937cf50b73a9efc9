import { type PlanningParticular, planningParticulars } from '@shiptime/domain/vessels/planning-particulars';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';

/** True for a conflict about missing vessel data, reported once per vessel. */
export const isMissingVesselParticular = ({ code, params }: Conflict): boolean =>
  code === 'not_checked' && planningParticulars.some((each) => each === params['cause']);

export const findMissingVesselParticulars = (
  conflicts: readonly Conflict[],
): { readonly missing: readonly PlanningParticular[]; readonly missions: number } => {
  const found = conflicts.filter(isMissingVesselParticular);
  return {
    missing: planningParticulars.filter((each) => found.some(({ params }) => params['cause'] === each)),
    missions: new Set(found.flatMap(({ mission_ids }) => mission_ids)).size,
  };
};
