import type { Outlook, Rival } from '@shiptime/domain/plans/wire/outlook';
import type { SortState } from '#ui/column-header.tsx';
import type { Listed } from '../listed.ts';

export const tableSorts = [
  'id',
  'project_title',
  'vessel',
  'primary',
  'fiscal_year',
  'place',
  'priority',
  'days',
  'window',
  'free',
  'rivals',
  'submitted_at',
] as const;
export type TableSort = (typeof tableSorts)[number];

/** A row with all that it can be ordered by. */
export type TableRow = {
  readonly item: Listed;
  readonly outlook: Outlook | undefined;
  readonly vessel: string;
  readonly primary: string;
  readonly fiscalYear: string;
  readonly place: number | null;
  readonly priority: number | null;
};

export const daysOf = (
  asked: Pick<Rival, 'operational_days' | 'mobilization_days' | 'demobilization_days'>,
) => (asked.operational_days ?? 0) + (asked.mobilization_days ?? 0) + (asked.demobilization_days ?? 0);

const values: Readonly<Record<TableSort, (row: TableRow) => string | number | null>> = {
  id: ({ item }) => item.id,
  project_title: ({ item }) => item.project_title,
  vessel: ({ vessel }) => vessel,
  primary: ({ primary }) => primary,
  fiscal_year: ({ fiscalYear }) => fiscalYear,
  place: ({ place }) => place,
  priority: ({ priority }) => priority,
  days: ({ item }) => item.operational_days ?? null,
  window: ({ item }) => item.operational_window_start ?? null,
  free: ({ outlook }) => outlook?.free_in_a_row ?? null,
  rivals: ({ outlook }) => outlook?.rivals.length ?? null,
  submitted_at: ({ item }) => item.submitted_at,
};

/** `-days` in the address; whoever waits longest comes first where it does not say. */
export const sortAsked = (text: string | undefined): SortState & { readonly key: TableSort } => {
  const key = tableSorts.find((sort) => sort === text?.replace(/^-/, ''));
  if (key === undefined) return { key: 'submitted_at', direction: 'ascending' };
  return { key, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
};

/** What has no value stands last, whichever way. Equals stay as they were. */
export const inTableOrder = (
  rows: readonly TableRow[],
  { key, direction }: ReturnType<typeof sortAsked>,
  compareText: (a: string, b: string) => number,
): TableRow[] =>
  rows.toSorted((a, b) => {
    const [one, other] = [values[key](a), values[key](b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const order =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : compareText(String(one), String(other));
    return direction === 'descending' ? -order : order;
  });
