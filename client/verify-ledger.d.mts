export type LedgerHead = {
  readonly day: string;
  readonly position: number;
  readonly hash: string;
  readonly signature: string | null;
  readonly public_key: string | null;
};
export type LedgerEntry = {
  readonly kind: 'entry';
  readonly position: number;
  readonly format: number;
  readonly source: string;
  readonly source_id: number;
  readonly sealed_at: string;
  readonly previous_hash: string;
  readonly hash: string;
  readonly fields_hash: string | null;
  /** Text that a format 1 entry hashes. */
  readonly text: string | null;
  /** Columns as PostgreSQL writes them in JSON. */
  readonly row: Readonly<Record<string, string>> | null;
  /** JSON text exactly as it was hashed. */
  readonly commitments: string | null;
  readonly salts: string | null;
};
export type ExportLine =
  | LedgerEntry
  | { readonly kind: 'ledger'; readonly tables: Readonly<Record<string, TableShape>> }
  | { readonly kind: 'row'; readonly source: string; readonly source_id: number }
  | ({ readonly kind: 'head' } & LedgerHead)
  | {
      readonly kind: 'contradiction';
      readonly position: number | null;
      readonly source: string;
      readonly source_id: number;
      readonly detail: string;
    }
  | { readonly kind: 'end'; readonly entries: number }
  | { readonly kind: 'failed'; readonly message: string };
export type TableShape = {
  readonly kind: string;
  readonly rules: number;
  readonly policies: number;
  readonly types: number;
};
export type LedgerProblem = {
  readonly position: number | null;
  readonly source: string | null;
  readonly source_id: number | null;
  readonly field: string | null;
  readonly problem: string;
  readonly detail: string;
};
export type LedgerErasure = {
  readonly source: string;
  readonly source_id: number;
  readonly fields: readonly string[];
  readonly person_id: number | null;
  readonly erased_by: string | null;
  readonly at: string;
};
/** Row with a date far from the time when it was first sealed. */
export type LateSeal = {
  readonly position: number;
  readonly source: string;
  readonly source_id: number;
  readonly dated: string;
  readonly sealed_at: string;
};
export type LedgerReport = {
  readonly entries: number;
  readonly last: { readonly position: number; readonly hash: string };
  readonly heads: number;
  /** Position of the last entry that a head proves. */
  readonly proven: number;
  readonly problems: readonly LedgerProblem[];
  readonly erasures: readonly LedgerErasure[];
  readonly late: readonly LateSeal[];
  /** The receipt that was asked for; null if no row bears it. */
  readonly receipt: { readonly entry: LedgerEntry; readonly isProven: boolean } | null;
};
export type LedgerOptions = {
  readonly heads?: readonly LedgerHead[];
  readonly before?: ReadonlyMap<number, LedgerEntry>;
  readonly key?: string;
  readonly receipt?: string;
};
export const verifyLedger: (
  lines: AsyncIterable<ExportLine>,
  options?: LedgerOptions,
) => Promise<LedgerReport>;
export const checkRow: (
  row: Readonly<Record<string, string>>,
  commitments: Readonly<Record<string, string>>,
  salts: Readonly<Record<string, string>>,
  source?: string,
) => { wrong: string[]; unsalted: string[] };
export const isHexByField: (found: unknown) => found is Readonly<Record<string, string>>;
export const isDateProven: (dated: string, sealed_at: string) => boolean;
export const entryHash: (entry: Omit<LedgerEntry, 'kind' | 'row' | 'commitments' | 'salts'>) => string;
export const signedHeadText: (head: Pick<LedgerHead, 'day' | 'position' | 'hash'>) => string;
export const signedKeySuccessionText: (keys: { readonly from: string; readonly to: string }) => string;
export const readHeads: (text: string) => LedgerHead[] | null;
export const isNotChecked: (problem: Pick<LedgerProblem, 'problem'>) => boolean;
export const problemText: (problem: LedgerProblem) => string;
export const erasureText: (erasure: LedgerErasure) => string;
export const brokenLedgerText: (report: Pick<LedgerReport, 'problems' | 'entries'>) => string;
export const lateSealText: (late: LateSeal) => string;
