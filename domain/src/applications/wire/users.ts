import { z } from 'zod';
import { applicationSchema } from './application.ts';

export const applicationsOfPerson = {
  shipTimeRequests: z.array(applicationSchema),
  sharedShipTimeRequests: z.array(applicationSchema),
};
