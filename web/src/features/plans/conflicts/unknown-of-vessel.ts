import { type PlanningNeed, planningNeeds } from '@shiptime/domain/vessels/planning-needs';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';

/** True for a conflict about missing vessel data, which is reported once per vessel. */
export const isOfVessel = ({ code, params }: Conflict): boolean =>
  code === 'not_checked' && planningNeeds.some((each) => each === params['cause']);

export const unknownOfVessel = (
  conflicts: readonly Conflict[],
): { readonly missing: readonly PlanningNeed[]; readonly missions: number } => {
  const found = conflicts.filter(isOfVessel);
  return {
    missing: planningNeeds.filter((each) => found.some(({ params }) => params['cause'] === each)),
    missions: new Set(found.flatMap(({ mission_ids }) => mission_ids)).size,
  };
};
