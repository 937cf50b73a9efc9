import type { Language } from '@shiptime/domain/shared/text';
import { formatFileSize } from '@shiptime/domain/shared/file-size';
import type { StationOperationDetails } from '@shiptime/domain/applications/operations';
import { describeOperations } from '@shiptime/domain/applications/operation-words';
import { formatMoney, formatNumber } from '@shiptime/domain/shared/number-words';
import type { Attachment } from '@shiptime/domain/applications/wire/parts';
import { translate } from '#http/language.ts';
import type { Row } from '#http/answers/resource.ts';
import { partByName, type PartName } from '../parts/parts.ts';

export type PrintedTable = {
  readonly kind: 'table';
  readonly title: string;
  readonly columns: readonly { readonly label: string; readonly right: boolean; readonly share: number }[];
  readonly rows: readonly (readonly string[])[];
  readonly none: string;
};

const operationsOf = (row: Row): readonly StationOperationDetails[] =>
  (row['operations'] ?? []) as readonly StationOperationDetails[];

export const singularNameOfPart = {
  stations: 'station',
  funding_sources: 'funding_source',
  collaborators: 'collaborator',
  areas_of_consideration: 'area_of_consideration',
} as const satisfies Record<PartName, string>;
const fieldsOf = (part: PartName, rows: readonly Row[]): readonly string[] =>
  partByName(part).fields.filter(
    (field) => field !== 'operations' || rows.some((row) => operationsOf(row).length > 0),
  );

const numeric = new Set(['position', 'latitude', 'longitude', 'amount']);
const shares: Readonly<Record<string, number>> = {
  contribution: 3,
  primary_contact: 2,
  organization: 2,
  name: 2,
  info_url: 3,
  type: 1.4,
  operations: 3,
  ror: 1.6,
};

const degreesIn = (language: Language, value: number, field: string): string =>
  formatNumber(language, value, 6, field === 'position' ? 0 : 4);

const cell = (field: string, value: unknown, language: Language): string => {
  if (field === 'status' && typeof value === 'string')
    return translate(language, `applications:funding_statuses.${value}`);
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  return field === 'amount' ? formatMoney(language, value) : degreesIn(language, value, field);
};

export const buildPartTable = (part: PartName, rows: readonly Row[], language: Language): PrintedTable => ({
  kind: 'table',
  title: translate(language, `application_form:parts.${part}.title`),
  columns: fieldsOf(part, rows).map((field) => ({
    label: translate(language, `applications:rows.${singularNameOfPart[part]}.${field}.label`),
    right: numeric.has(field),
    share: shares[field] ?? 0,
  })),
  rows: rows.map((row) =>
    fieldsOf(part, rows).map((field) =>
      field === 'operations'
        ? describeOperations(language, operationsOf(row))
        : cell(field, row[field], language),
    ),
  ),
  none: translate(
    language,
    part === 'stations' ? 'export:pdf.no_stations' : `application_form:parts.${part}.none`,
  ),
});

const attachmentColumns = [
  ['name', 2],
  ['description', 3],
  ['size', 0],
] as const;

export const buildAttachmentTable = (
  attachments: readonly Attachment[],
  language: Language,
): PrintedTable => ({
  kind: 'table',
  title: translate(language, 'application_form:attachments.title'),
  columns: attachmentColumns.map(([column, share]) => ({
    label: translate(language, `applications:rows.attachment.${column}.label`),
    right: column === 'size',
    share,
  })),
  rows: attachments.map(({ name, description, size }) => [
    name,
    description ?? '',
    formatFileSize(language, size),
  ]),
  none: '',
});
