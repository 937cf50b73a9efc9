import { z } from 'zod';
import { applicationSchema } from './application.ts';

export const applicationRelationsOfPerson = {
  shipTimeRequests: z.array(applicationSchema),
  sharedShipTimeRequests: z.array(applicationSchema),
};
