import type { z } from 'zod';
import { areaOfConsiderationSchema } from '@shiptime/domain/applications/areas-of-consideration';
import { collaboratorSchema } from '@shiptime/domain/applications/collaborators';
import { fundingSourceSchema } from '@shiptime/domain/applications/funding-sources';
import type { SectionName } from '@shiptime/domain/applications/sections/sections';
import { stationInputSchema } from '@shiptime/domain/applications/stations';
import type { Settings } from '@shiptime/domain/reference/settings';

type Part = {
  readonly section: SectionName;
  readonly fields: readonly string[];
  readonly schema: z.ZodObject;
  readonly rules?: (settings: Settings) => z.ZodObject;
  readonly bareList: boolean;
};

const anyAmount = {
  funding_amount_min: Number.MIN_SAFE_INTEGER,
  funding_amount_max: Number.MAX_SAFE_INTEGER,
};

export const parts = {
  stations: {
    section: 'area_of_operations',
    fields: ['position', 'name', 'type', 'latitude', 'longitude', 'operations'],
    schema: stationInputSchema,
    bareList: false,
  },
  funding_sources: {
    section: 'funding',
    fields: ['organization', 'amount', 'status', 'grant_number', 'ror'],
    schema: fundingSourceSchema(anyAmount),
    rules: fundingSourceSchema,
    bareList: true,
  },
  collaborators: {
    section: 'collaborations',
    fields: ['organization', 'primary_contact', 'contribution', 'ror'],
    schema: collaboratorSchema,
    bareList: true,
  },
  areas_of_consideration: {
    section: 'area_of_operations',
    fields: ['name', 'info_url'],
    schema: areaOfConsiderationSchema,
    bareList: false,
  },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof parts;
export type PlainPart = Exclude<PartName, 'stations'>;
export const plainParts = ['funding_sources', 'collaborators', 'areas_of_consideration'] as const;

export const partByName = (name: PartName): Part => parts[name];

export const partColumns = (name: PartName): string =>
  `id, ship_time_request_id, ${parts[name].fields.join(', ')}, lock_version, created_at, updated_at`;
