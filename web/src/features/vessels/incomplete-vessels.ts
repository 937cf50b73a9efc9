import { findMissingPlanningParticulars } from '@shiptime/domain/vessels/planning-particulars';
import type { Vessel } from '@shiptime/domain/vessels/vessel-wire';
import { useVessels } from './vessel-api.ts';

export const useIncompleteVessels = (): readonly Vessel[] =>
  useVessels().filter((vessel) => vessel.active && findMissingPlanningParticulars(vessel).length > 0);
