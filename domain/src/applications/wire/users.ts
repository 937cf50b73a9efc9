import { z } from 'zod';
import { application } from './application.ts';

/** What `include` may bring of a person (docs/contract.md 4). */
export const applicationsOfPerson = {
  shipTimeRequests: z.array(application),
  sharedShipTimeRequests: z.array(application),
};
