import type { z } from 'zod';
import { areaOfConsiderationSchema } from '@shiptime/domain/applications/areas-of-consideration';
import { collaboratorSchema } from '@shiptime/domain/applications/collaborators';
import { fundingSourceSchema } from '@shiptime/domain/applications/funding-sources';
import type { SectionName } from '@shiptime/domain/applications/sections/sections';
import { stationSchema } from '@shiptime/domain/applications/stations';
import type { Settings } from '@shiptime/domain/reference/settings';

type Part = {
  readonly section: SectionName;
  /** What people give; the rest is ours. */
  readonly fields: readonly string[];
  readonly schema: (settings: Settings) => z.ZodObject;
};

/** The tables of rows that belong to an application; each is also the last word of its path. */
export const parts = {
  stations: {
    section: 'area_of_operations',
    fields: ['position', 'name', 'type', 'latitude', 'longitude'],
    schema: () => stationSchema,
  },
  funding_sources: {
    section: 'funding',
    fields: ['organization', 'amount', 'status'],
    schema: fundingSourceSchema,
  },
  collaborators: {
    section: 'collaborations',
    fields: ['organization', 'primary_contact', 'contribution'],
    schema: () => collaboratorSchema,
  },
  areas_of_consideration: {
    section: 'area_of_operations',
    fields: ['name', 'info_url'],
    schema: () => areaOfConsiderationSchema,
  },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof parts;

export const partColumns = (part: PartName): string =>
  `id, ship_time_request_id, ${parts[part].fields.join(', ')}, lock_version, created_at, updated_at`;
