import { type FeasibilityVerdict, feasibilityVerdicts } from '@shiptime/domain/applications/feasibility';
import type { Outlook, CompetingApplication } from '@shiptime/domain/plans/wire/outlook';
import type { SortState } from '#ui/column-header.tsx';
import type { InboxRow } from '../inbox-row.ts';

export const inboxTableSorts = [
  'id',
  'project_title',
  'primary',
  'days',
  'window',
  'berths',
  'needs',
  'submitted_at',
  'place',
  'verdict',
] as const;
export type InboxTableSort = (typeof inboxTableSorts)[number];

export type InboxTableRow = {
  readonly item: InboxRow;
  readonly outlook: Outlook | undefined;
  readonly verdict: FeasibilityVerdict | null;
  readonly vessel: string;
  readonly primary: string;
  readonly needs: string;
  readonly place: number | null;
};

export const sumRequestedDays = (
  asked: Pick<CompetingApplication, 'operational_days' | 'mobilization_days' | 'demobilization_days'>,
) => (asked.operational_days ?? 0) + (asked.mobilization_days ?? 0) + (asked.demobilization_days ?? 0);

const values: Readonly<Record<InboxTableSort, (row: InboxTableRow) => string | number | null>> = {
  id: ({ item }) => item.id,
  project_title: ({ item }) => item.project_title,
  primary: ({ primary }) => primary,
  days: ({ item }) => item.operational_days ?? null,
  window: ({ item }) => item.operational_window_start ?? null,
  berths: ({ item }) => item.min_science_berths ?? null,
  needs: ({ needs }) => needs || null,
  submitted_at: ({ item }) => item.submitted_at,
  place: ({ place }) => place,
  verdict: ({ verdict }) => (verdict === null ? null : feasibilityVerdicts.indexOf(verdict)),
};

/** Parses `-days` from the URL; by default the longest waiting come first. */
export const parseInboxSort = (text: string | undefined): SortState & { readonly key: InboxTableSort } => {
  const key = inboxTableSorts.find((sort) => sort === text?.replace(/^-/, ''));
  if (key === undefined) return { key: 'submitted_at', direction: 'ascending' };
  return { key, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
};

/** Missing values come last in both directions; the sort is stable. */
export const sortInboxRows = (
  rows: readonly InboxTableRow[],
  { key, direction }: ReturnType<typeof parseInboxSort>,
  compareText: (a: string, b: string) => number,
): InboxTableRow[] =>
  rows.toSorted((a, b) => {
    const [one, other] = [values[key](a), values[key](b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const order =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : compareText(String(one), String(other));
    return direction === 'descending' ? -order : order;
  });
