import type { VesselParticulars } from '../vessels/vessel.ts';

type Choices = {
  readonly vessel_preference_1_id: number | null;
  readonly vessel_preference_2_id: number | null;
};
type Vessel = Pick<VesselParticulars, 'id' | 'helicopter_support'>;

/** True if no chosen vessel carries a helicopter; false if none is chosen or the data of one are unknown. */
export const isHelicopterUnavailable = (choices: Choices, vessels: readonly Vessel[]): boolean => {
  const chosen = [choices.vessel_preference_1_id, choices.vessel_preference_2_id].filter((id) => id !== null);
  const lacks = (id: number) => vessels.find((vessel) => vessel.id === id)?.helicopter_support === false;
  return chosen.length > 0 && chosen.every(lacks);
};
