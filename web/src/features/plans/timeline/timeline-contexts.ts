import { createContext, type ReactNode } from 'react';
import type { Tick } from '@shiptime/domain/plans/ticks';

export const ExtraToolsContext = createContext<ReactNode>(null);

export const LaneToolsContext = createContext<((planId: number) => ReactNode) | null>(null);

export type ProposedBar = {
  readonly mission_id: number;
  readonly place: {
    readonly plan_id: number;
    readonly start: Tick;
    /** Proposed duration if shortened or split. */
    readonly occupied_days?: number;
  } | null;
};

export const ProposedBarsContext = createContext<readonly ProposedBar[]>([]);
