import { createContext, type ReactNode } from 'react';

/** What a feature above puts among the tools of a timeline, beside those of the timeline itself. */
export const FurtherTools = createContext<ReactNode>(null);
