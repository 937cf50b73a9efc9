import { z } from 'zod';
import { applicationSchema } from './application.ts';

export const personApplicationsShape = {
  shipTimeRequests: z.array(applicationSchema),
  sharedShipTimeRequests: z.array(applicationSchema),
};
