import type { Position } from '@shiptime/domain/geography/position';
import type { SeaWay } from '@shiptime/domain/geography/sea-way';
import type { Spot } from '@shiptime/domain/geography/spot';
import type { WatersCrossed } from '@shiptime/domain/geography/waters-crossed';
import type { SeaPort } from '@shiptime/domain/plans/distances/sea-graph';

export type Way = SeaWay & { readonly waters: readonly WatersCrossed[] };

export type Question =
  | { readonly kind: 'spots'; readonly positions: readonly Position[] }
  | { readonly kind: 'ways'; readonly positions: readonly Position[]; readonly ports: readonly SeaPort[] };
export type Asked = Question & { readonly id: number };
/** Null: outlines unavailable. There is one route fewer than places. */
export type Answered = { readonly id: number; readonly found: readonly Spot[] | readonly Way[] | null };
