import { findMissingPlanningParticulars } from '@shiptime/domain/vessels/planning-particulars';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import { useVessels } from './vessel-api.ts';

export const useIncompleteVessels = (): readonly VesselResource[] =>
  useVessels().filter((vessel) => vessel.active && findMissingPlanningParticulars(vessel).length > 0);
