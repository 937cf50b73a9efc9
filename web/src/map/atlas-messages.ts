import type { Position } from '@shiptime/domain/geography/position';
import type { SeaRouteResult } from '@shiptime/domain/geography/sea-route';
import type { PositionFacts } from '@shiptime/domain/geography/position-facts';
import type { WatersCrossed } from '@shiptime/domain/geography/waters-crossed';
import type { SeaPort } from '@shiptime/domain/plans/distances/sea-graph';

export type SeaRouteWithWaters = SeaRouteResult & { readonly waters: readonly WatersCrossed[] };

export type AtlasRequest =
  | { readonly kind: 'spots'; readonly positions: readonly Position[] }
  | { readonly kind: 'ways'; readonly positions: readonly Position[]; readonly ports: readonly SeaPort[] };
export type AtlasRequestMessage = AtlasRequest & { readonly id: number };
/** `found`: null if outlines are unavailable; for `ways`, one route from each position to the next. */
export type AtlasResponseMessage = {
  readonly id: number;
  readonly found: readonly PositionFacts[] | readonly SeaRouteWithWaters[] | null;
};
