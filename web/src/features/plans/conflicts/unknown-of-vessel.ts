import { type PlanningNeed, planningNeeds } from '@shiptime/domain/vessels/planning-needs';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';

/** It says something of the ship, of all its missions at once: it is said once for the ship. */
export const isOfVessel = ({ code, params }: Conflict): boolean =>
  code === 'not_checked' && planningNeeds.some((each) => each === params['cause']);

/** What is not known of a ship, and how many of its missions are not checked for it. */
export const unknownOfVessel = (
  conflicts: readonly Conflict[],
): { readonly missing: readonly PlanningNeed[]; readonly missions: number } => {
  const found = conflicts.filter(isOfVessel);
  return {
    missing: planningNeeds.filter((each) => found.some(({ params }) => params['cause'] === each)),
    missions: new Set(found.flatMap(({ mission_ids }) => mission_ids)).size,
  };
};
