import { fundingStatuses } from '@shiptime/domain/applications/funding-sources';
import { rowTextLimits } from '@shiptime/domain/applications/limits';
import type { PartName } from '../parts/parts.ts';
import { applicationNumberKey } from './export-columns.ts';
import type { CellKind, DescribedColumn } from './described-column.ts';

type Row = keyof typeof rowTextLimits;

const ofRow =
  (row: Row) =>
  (name: string, kind: CellKind, more: Partial<DescribedColumn> = {}): DescribedColumn => {
    const limits: Readonly<Record<string, number>> = rowTextLimits[row];
    const max = limits[name];
    return {
      name,
      words: `applications:rows.${row}.${name}.label`,
      meaning: `applications:rows.${row}.${name}.hint`,
      kind,
      ...(max && { max }),
      ...more,
    };
  };

const whose: readonly DescribedColumn[] = [
  {
    name: 'ship_time_request_id',
    words: applicationNumberKey,
    meaning: 'export:applications.meanings.id',
    kind: 'reference',
  },
  {
    name: 'project_title',
    words: 'applications:fields.project_title.label',
    meaning: 'applications:fields.project_title.hint',
    kind: 'title',
    width: 80,
  },
];
export const printTitleColumnCount = whose.length;

const station = ofRow('station');
const source = ofRow('funding_source');
const collaborator = ofRow('collaborator');
const area = ofRow('area_of_consideration');

export const columnsByPart = {
  stations: [
    ...whose,
    station('position', 'number'),
    station('name', 'text', { meaning: 'export:applications.meanings.station_name' }),
    station('type', 'text', { meaning: 'export:applications.meanings.station_type' }),
    station('latitude', 'degrees', { unit: 'degrees' }),
    station('longitude', 'degrees', { unit: 'degrees' }),
    station('operations', 'long_text', { width: 24 }),
  ],
  funding_sources: [
    ...whose,
    source('organization', 'title'),
    source('amount', 'money', { unit: 'dollars' }),
    source('status', 'text', {
      options: fundingStatuses.map((status) => `applications:funding_statuses.${status}`),
    }),
    source('grant_number', 'text'),
    source('ror', 'text'),
  ],
  collaborators: [
    ...whose,
    collaborator('organization', 'title'),
    collaborator('primary_contact', 'text'),
    collaborator('contribution', 'long_text'),
    collaborator('ror', 'text'),
  ],
  areas_of_consideration: [
    ...whose,
    area('name', 'title', { meaning: 'export:applications.meanings.area_name' }),
    area('info_url', 'long_text', { width: 60, meaning: 'export:applications.meanings.area_info_url' }),
  ],
} as const satisfies Record<PartName, readonly DescribedColumn[]>;

export const exportedPartNames = Object.keys(columnsByPart) as PartName[];
