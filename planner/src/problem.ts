/**
 * What the search decides, whatever it was made from: which items go on which vessel, in which order, when. Time is
 * counted in ticks from the beginning of the year; ports are numbers from 0.
 */
export interface Problem {
  /** Points for each tick under way. */
  readonly transitCost: number;
  readonly vessels: readonly ProblemVessel[];
  /** What can be placed at most once. */
  readonly items: readonly Item[];
  readonly options: readonly Option[];
  /** Points of an option in the middle, where some are worth more than they bring. */
  readonly typical?: number;
}

export interface ProblemVessel {
  /** Where she is at tick 0. */
  readonly port: number;
  readonly ports: number;
  /** Ticks under way from port to port: `travel[from * ports + to]`; `noWay` where there is none. */
  readonly travel: Int32Array;
  readonly blocks: readonly Block[];
}

export const noWay = 1_000_000;

/** What stands in the vessel's year and does not move; `from` and `to` are null where she stays where she was. */
export interface Block {
  readonly start: number;
  readonly end: number;
  readonly from: number | null;
  readonly to: number | null;
}

export interface Item {
  /** Other items that cannot be placed beside this one: the whole and its halves. */
  readonly excludes: readonly number[];
  /** The other part: both are placed, on one vessel, or neither. */
  readonly mate?: number;
}

/** An item on a vessel, within one stretch of time. */
export interface Option {
  readonly item: number;
  readonly vessel: number;
  readonly from: number;
  readonly to: number;
  readonly duration: number;
  /** First and last tick at which it may begin. */
  readonly earliest: number;
  readonly latest: number;
  /** Points, before those for a late or early start and for transit. */
  readonly value: number;
  readonly preferredFrom: number;
  readonly preferredTo: number;
  /** Points for each tick outside the preferred starts. */
  readonly penalty: number;
}

export interface Placement {
  readonly option: number;
  readonly start: number;
}

export interface Solution {
  readonly value: number;
  readonly placements: readonly Placement[];
}
