import { createContext, type ReactNode } from 'react';

/** What a feature above calls the timeline of several vessels, in place of the fleet’s plans. */
export const RoomTitle = createContext<ReactNode>(null);
