import { createContext, type ReactNode } from 'react';
import type { Tick } from '@shiptime/domain/plans/ticks';

/** What a feature above puts among the tools of a timeline, beside those of the timeline itself. */
export const FurtherTools = createContext<ReactNode>(null);

/** What a feature above puts beside the name of each vessel. */
export const LaneTools = createContext<((planId: number) => ReactNode) | null>(null);

/** Where somebody proposes to have a mission; without a plan: nowhere. */
export type Ghost = {
  readonly mission_id: number;
  readonly place: {
    readonly plan_id: number;
    readonly start: Tick;
    /** Days that it would take there, where these are not its own: shortened, or one of two parts. */
    readonly occupied_days?: number;
  } | null;
};

/** What is proposed and looked at, to be drawn where it would be. */
export const Ghosts = createContext<readonly Ghost[]>([]);
