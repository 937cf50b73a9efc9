import type { Readable } from 'node:stream';

export type TableShape = { readonly name: string; readonly columns: readonly string[] };

/** What belongs to the rows: a restore that lacks any of it is none. */
export type Structure = {
  readonly constraints: readonly string[];
  readonly triggers: readonly string[];
  /** The last number that each gave; null: none yet. */
  readonly sequences: Readonly<Record<string, number | null>>;
  /** The last entry of the ledger. */
  readonly ledger: { readonly position: number; readonly hash: string } | null;
};

/** Everything that a portal holds, table by table in an order in which references are always met. */
export type Dump = {
  /** The migrations that had made its tables, in their order. */
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  readonly tables: readonly TableShape[];
  /** Backups of older versions do not tell. */
  readonly structure?: Structure | undefined;
  /** The rows in PostgreSQL's own text form, one on a line. One table at a time. */
  readonly rows: (table: TableShape) => Readable;
};

/**
 * Counts of a minute, answers kept for a day and steps begun at signing in belong to the moment and are made anew; what
 * ran when, and which backups there are, belongs to the installation.
 */
export const fleeting: ReadonlySet<string> = new Set([
  'rate_limits',
  'idempotency_keys',
  'factor_tickets',
  'federated_attempts',
  'heartbeats',
  'live_news',
  'job_runs',
  'backups',
  'schema_migrations',
]);

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const tableIn = ({ name }: Pick<TableShape, 'name'>): string => `public.${quoted(name)}`;
export const columnsIn = ({ columns }: TableShape): string => columns.map(quoted).join(', ');
