import type { ApiError } from '#lib/api-client.ts';
import type { TabStore } from '#lib/saving/tab-store.ts';
import type { StationEdit, StationRow, StationValues } from './station-edits.ts';

export type StationConflict = {
  readonly id: number;
  readonly mine: StationRow;
  readonly values: Partial<StationValues>;
  readonly theirs: StationRow | null;
};

export type StationQueueState = {
  /** Edits that wait, are being sent, or are acknowledged but not yet in the last loaded list. */
  readonly edits: readonly StationEdit[];
  readonly conflicts: readonly StationConflict[];
  readonly isUnreachable: boolean;
};

export type UnsavedCellText = { readonly text: string; readonly base: StationRow | null };

export type StoredStationEdits = Pick<StationQueueState, 'edits' | 'conflicts'> & {
  readonly typed: Readonly<Record<string, UnsavedCellText>>;
};

export type StationQueueAdapter = {
  /**
   * Resolves to null if the response contains no station. An error for a stale version contains the current
   * station.
   */
  readonly send: (edit: StationEdit, version: number | undefined) => Promise<StationRow | null>;
  readonly load: () => Promise<void>;
  readonly saved: () => readonly StationRow[];
  readonly toError: (error: unknown) => ApiError;
  readonly refused: (error: ApiError) => void;
  readonly tooLate: () => void;
  readonly store: TabStore<StoredStationEdits>;
  readonly now: () => number;
};
