import type { Conflict, MissingParticular } from '@shiptime/domain/plans/conflicts/conflict';

/** What is not known of a ship, rather than of a mission. */
const particulars = [
  'science_berths',
  'helicopter_support',
  'endurance',
  'range',
  'cruising_speed',
  'home_port',
] as const satisfies readonly MissingParticular[];
export type Particular = (typeof particulars)[number];

/** It says something of the ship, of all its missions at once: it is said once for the ship. */
export const isOfVessel = ({ code, params }: Conflict): boolean =>
  code === 'not_checked' && particulars.some((each) => each === params['cause']);

/** What is not known of a ship, and how many of its missions are not checked for it. */
export const unknownOfVessel = (
  conflicts: readonly Conflict[],
): { readonly missing: readonly Particular[]; readonly missions: number } => {
  const found = conflicts.filter(isOfVessel);
  return {
    missing: particulars.filter((each) => found.some(({ params }) => params['cause'] === each)),
    missions: new Set(found.flatMap(({ mission_ids }) => mission_ids)).size,
  };
};
