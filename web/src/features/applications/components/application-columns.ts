import type { Application } from '@shiptime/domain/applications/wire/application';

export const listedAttributes = [
  ...(['id', 'project_title', 'status_id', 'fiscal_year_id', 'user_id', 'vessel_id'] as const),
  ...(['operational_days', 'operational_window_start', 'operational_window_end'] as const),
  ...(['submitted_at', 'updated_at'] as const),
] as const;
export type ListedApplication = Pick<Application, (typeof listedAttributes)[number] | 'primaryProponent'>;

export const choosableColumns = [
  'primary',
  'status_id',
  'fiscal_year_id',
  'vessel',
  'days',
  'window',
  'submitted_at',
  'updated_at',
] as const;

export type ColumnKey = (typeof choosableColumns)[number];

const shownAtFirst: readonly ColumnKey[] = choosableColumns.filter((key) => key !== 'updated_at');

/** Parses columns from the URL (`primary,vessel` or `none`); the default set if absent. */
export const parseColumns = (asked: string | undefined): ReadonlySet<ColumnKey> => {
  if (asked === undefined) return new Set(shownAtFirst);
  const names = new Set(asked.split(','));
  return new Set(choosableColumns.filter((key) => names.has(key)));
};

/** Undefined for the default set, which keeps the URL short. */
export const formatColumns = (shown: ReadonlySet<ColumnKey>): string | undefined => {
  const isUsual = choosableColumns.every((key) => shown.has(key) === shownAtFirst.includes(key));
  if (isUsual) return undefined;
  return choosableColumns.filter((key) => shown.has(key)).join(',') || 'none';
};
