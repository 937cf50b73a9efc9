import type { Position } from '@shiptime/domain/geography/position';
import type { Spot } from '@shiptime/domain/geography/spot';

/** What lies at each place, or how much of the straight way to it from the one before is on land. */
type Kind = 'spots' | 'legs';
export type Asked = { readonly id: number; readonly kind: Kind; readonly positions: readonly Position[] };
/** Null: the outlines could not be had. Of legs it is nautical miles, one for each place. */
export type Answered = { readonly id: number; readonly found: readonly Spot[] | readonly number[] | null };
