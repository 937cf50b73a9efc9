import { isStatusId, statusKeyOf } from '@shiptime/domain/applications/lifecycle';
import { escapeFormula } from '@shiptime/domain/shared/escape-formula';
import type { Application } from '@shiptime/domain/applications/wire/application';
import type { Person } from '@shiptime/domain/accounts/account-wire';
import { fullNameOf } from '../people/full-name-of.ts';

export type ExportLabels = {
  readonly header: (column: string) => string;
  readonly status: (key: string) => string;
  readonly yearName: (id: number) => string;
};

const person = (one: unknown): string => (one ? fullNameOf(one as Person) : '');

export const toExportRows = (applications: readonly Application[], words: ExportLabels): string[][] => [
  [
    'number',
    'project',
    'year',
    'status',
    'primary',
    'co_proponents',
    'submitted',
    'changed',
    'changed_by',
  ].map(words.header),
  ...applications.map((row) =>
    [
      String(row.id),
      row.project_title ?? '',
      words.yearName(row.fiscal_year_id),
      isStatusId(row.status_id) ? words.status(statusKeyOf(row.status_id)) : '',
      person(row.primaryProponent),
      (row.coProponents ?? []).map(fullNameOf).join('; '),
      row.submitted_at ?? '',
      row.updated_at,
      person(row['lastEditor']),
    ].map(escapeFormula),
  ),
];
