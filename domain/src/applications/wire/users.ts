import { z } from 'zod';
import { application } from './application.ts';

export const applicationsOfPerson = {
  shipTimeRequests: z.array(application),
  sharedShipTimeRequests: z.array(application),
};
