import type { ApiError } from '#lib/api-client.ts';
import type { TabStore } from '#lib/saving/tab-store.ts';
import type { StationEdit, StationRow, StationValues } from './station-edits.ts';

/** What two people made of one station; it waits for somebody to choose. */
export type StationConflict = {
  readonly id: number;
  /** As it was when the own change began, with the own change. */
  readonly mine: StationRow;
  readonly values: Partial<StationValues>;
  /** Null: somebody else has deleted it. */
  readonly theirs: StationRow | null;
};

export type QueueState = {
  /** On their way, and those that arrived but are not yet in the list as it was last read. */
  readonly edits: readonly StationEdit[];
  readonly conflicts: readonly StationConflict[];
  readonly isUnreachable: boolean;
};

/** A text that is being typed, and what stood in its cell before. */
export type Typed = { readonly text: string; readonly base: StationRow | null };

/** What this browser keeps until the server has it. */
export type Waiting = Pick<QueueState, 'edits' | 'conflicts'> & {
  readonly typed: Readonly<Record<string, Typed>>;
};

export type QueueParts = {
  /** Null where the answer is no station. Refuses a stale version with the station as it is now. */
  readonly send: (edit: StationEdit, version: number | undefined) => Promise<StationRow | null>;
  /** Reads the list anew. */
  readonly load: () => Promise<void>;
  readonly saved: () => readonly StationRow[];
  readonly toError: (error: unknown) => ApiError;
  readonly refused: (error: ApiError) => void;
  /** The deadline has passed: what is not sent stays here. */
  readonly tooLate: () => void;
  readonly store: TabStore<Waiting>;
  readonly now: () => number;
};
