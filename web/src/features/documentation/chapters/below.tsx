import type { ReactNode } from 'react';
import { ErrorTypes } from './error-types.tsx';
import { EventTypes } from './event-types.tsx';
import type { Place } from './chapters.ts';

/** What stands below the words of a part, over the whole width: tables of a closed list. */
export const below: Partial<Readonly<Record<Place, ReactNode>>> = {
  'errors/types': <ErrorTypes />,
  'events/types': <EventTypes />,
};
