import type { Application } from '@shiptime/domain/applications/wire/application';

/** What the list shows of an application, and so all that it asks for: a tenth of what is known of one. */
export const listedAttributes = [
  ...(['id', 'project_title', 'status_id', 'fiscal_year_id', 'user_id', 'vessel_id'] as const),
  ...(['operational_days', 'operational_window_start', 'operational_window_end'] as const),
  ...(['submitted_at', 'updated_at'] as const),
] as const;
export type Listed = Pick<Application, (typeof listedAttributes)[number] | 'primaryProponent'>;

/** Those of the list that can be left out, and the one that is shown only when it is asked for. */
export const choosable = [
  'primary',
  'status_id',
  'fiscal_year_id',
  'vessel',
  'days',
  'window',
  'submitted_at',
  'updated_at',
] as const;

export type ColumnKey = (typeof choosable)[number];

const shownAtFirst: readonly ColumnKey[] = choosable.filter((key) => key !== 'updated_at');

/** The columns that an address asks for: `primary,vessel`, or `none`; the usual ones where it does not say. */
export const columnsIn = (asked: string | undefined): ReadonlySet<ColumnKey> => {
  if (asked === undefined) return new Set(shownAtFirst);
  const names = new Set(asked.split(','));
  return new Set(choosable.filter((key) => names.has(key)));
};

/** For the address; undefined, and so nothing in it, for the usual ones. */
export const columnsAsked = (shown: ReadonlySet<ColumnKey>): string | undefined => {
  const isUsual = choosable.every((key) => shown.has(key) === shownAtFirst.includes(key));
  if (isUsual) return undefined;
  return choosable.filter((key) => shown.has(key)).join(',') || 'none';
};
