import { lacksMinusSign } from '../longitude-sign.ts';
import type { Position } from '../station-geometry.ts';
import { lakes } from './great-lakes.ts';
import { type Coast, distanceToCoast, isInPolygon, isInside } from './outlines.ts';

/**
 * Where a station seems to lie, by outlines that are good to a few miles. It proposes answers and never gives one:
 * boundaries at sea are law, not geometry.
 */
export type Place = {
  readonly onLand: boolean;
  /** Another state's waters, or `hs`, the high seas; null: Canadian, as far as can be seen. */
  readonly state: string | null;
  /** `near`: Canada is the nearest coast, but not by much. */
  readonly certainty: 'in' | 'near' | null;
};

export const home = 'ca';
export const highSeas = 'hs';
/** Countries that no ship of the fleet passes by: land, and nothing more. */
export const elsewhere = '';

/** The outermost reach of a state's waters, in nautical miles (United Nations Convention on the Law of the Sea, article 57). */
const reach = 200;
/** Around Saint-Pierre-et-Miquelon by the arbitration of 1992, but for its corridor to the south. */
const reaches: Readonly<Record<string, number>> = { pm: 24 };
/** So much farther than Canada's may another coast be where a station counts as near its waters. */
const margin = 24;
/** A station this close to the shore may well be in a harbour or an inlet that the outlines do not know. */
const shore = 3;

const inCanada: Place = { onLand: false, state: null, certainty: null };

const isOnLake = (position: Position): boolean => lakes.some((lake) => isInPolygon(lake, position));

const ashore = (coast: Coast, position: Position): Place => {
  const isAbroad = coast.state !== home && coast.state !== elsewhere;
  const place: Place = isAbroad ? { onLand: false, state: coast.state, certainty: 'in' } : inCanada;
  const inWater = isOnLake(position) || distanceToCoast(coast, position, shore) <= shore;
  return inWater ? place : { ...place, onLand: true };
};

/** By the nearest coast, as a line of equal distance would divide the sea. */
const atSea = (coasts: readonly Coast[], position: Position): Place => {
  const found = coasts
    .map((coast) => {
      const { state } = coast;
      return { state, distance: distanceToCoast(coast, position, reaches[state] ?? reach) };
    })
    .filter(({ distance }) => Number.isFinite(distance))
    .toSorted((a, b) => a.distance - b.distance);
  const nearest = found[0];
  if (!nearest) return { onLand: false, state: highSeas, certainty: 'in' };
  if (nearest.state !== home) return { onLand: false, state: nearest.state, certainty: 'in' };
  const next = found[1];
  if (!next || next.distance - nearest.distance > margin) return inCanada;
  return { onLand: false, state: next.state, certainty: 'near' };
};

/** Whether a state's waters are another country's: those of the high seas are nobody's. */
export const isForeign = (state: string | null): boolean => state !== null && state !== highSeas;

export const placeOf = (position: Position, coasts: readonly Coast[]): Place => {
  // A longitude that is asked for its minus sign says nothing of where the station lies.
  if (lacksMinusSign(position)) return inCanada;
  const under = coasts.find((coast) => isInside(coast, position));
  return under ? ashore(under, position) : atSea(coasts, position);
};
