import { missingForPlanning } from '@shiptime/domain/vessels/planning-needs';
import type { Vessel } from '@shiptime/domain/vessels/vessel-wire';
import { useVessels } from './vessel-api.ts';

/** Ships in service of which something is not known that plans are checked by. */
export const useIncompleteVessels = (): readonly Vessel[] =>
  useVessels().filter((vessel) => vessel.active && missingForPlanning(vessel).length > 0);
