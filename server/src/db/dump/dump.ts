import type { Readable } from 'node:stream';

export type TableShape = { readonly name: string; readonly columns: readonly string[] };

export type DatabaseStructure = {
  readonly constraints: readonly string[];
  readonly triggers: readonly string[];
  /** Last value of each sequence; null before its first use. */
  readonly sequences: Readonly<Record<string, number | null>>;
  readonly ledger: { readonly position: number; readonly hash: string } | null;
};

export type Dump = {
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  readonly tables: readonly TableShape[];
  /** Constraints, triggers and sequences; absent in backups of older versions. */
  readonly structure?: DatabaseStructure | undefined;
  /** Rows in PostgreSQL's text format, one per line. Only one table can be read at a time. */
  readonly rows: (table: TableShape) => Readable;
};

/** Tables left out: short-lived rows, and rows about this installation. */
export const tablesNotDumped: ReadonlySet<string> = new Set([
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

export const qualifiedTableName = ({ name }: Pick<TableShape, 'name'>): string => `public.${quoted(name)}`;
export const quotedColumnList = ({ columns }: TableShape): string => columns.map(quoted).join(', ');
