import type { Position } from '@shiptime/domain/geography/position';
import type { Spot } from '@shiptime/domain/geography/spot';

export type Asked = { readonly id: number; readonly positions: readonly Position[] };
/** Null: the outlines could not be had. */
export type Answered = { readonly id: number; readonly spots: readonly Spot[] | null };
