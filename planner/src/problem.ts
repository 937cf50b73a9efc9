/**
 * Search for vessel, order and time of each item. Times: ticks from the planning period's start; ports:
 * numbers from 0.
 */
export interface Problem {
  readonly transitCost: number;
  readonly vessels: readonly ProblemVessel[];
  readonly items: readonly Item[];
  readonly options: readonly Option[];
  readonly typical?: number;
}

export interface ProblemVessel {
  readonly port: number;
  readonly ports: number;
  /** Ticks `travel[from * ports + to]`; `unreachableTicks` if impossible. */
  readonly travel: Int32Array;
  readonly blocks: readonly Block[];
}

export const unreachableTicks = 1_000_000;

/** Fixed stop; `from` and `to` are null if the vessel stays where it was. */
export interface Block {
  readonly start: number;
  readonly end: number;
  readonly from: number | null;
  readonly to: number | null;
  readonly sails?: boolean;
}

export interface Item {
  readonly excludes: readonly number[];
  readonly mate?: number;
}

export interface Option {
  readonly item: number;
  readonly vessel: number;
  readonly from: number;
  readonly to: number;
  readonly duration: number;
  readonly earliest: number;
  readonly latest: number;
  readonly value: number;
  /** Upper bound of `value` up to the next longer option's length; default `value`. */
  readonly ceiling?: number;
  readonly preferredFrom: number;
  readonly preferredTo: number;
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
