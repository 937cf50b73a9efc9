import { z } from 'zod';
import { personSchema } from '../../accounts/account-wire.ts';
import { attachmentKinds } from '../attachments.ts';
import { identifierOutputSchema } from '../../shared/identifiers.ts';
import { id, nullableText, versionAndTimestampShape, text } from '../../shared/wire.ts';

const row = { id, ship_time_request_id: id };

const operationRowSchema = z
  .object({
    id: text.meta({ description: 'id that is unique within the station' }),
    kind: nullableText,
    hours: z.number().nullable().meta({ description: 'hours for each repeat; null if not stated' }),
    gear: nullableText,
    repeats: z.int().min(1),
  })
  .meta({ id: 'StationOperation' });

export const stationRowSchema = z
  .object({
    ...row,
    position: z.int().min(1).meta({ description: 'place in the order of visits, starting at 1' }),
    name: text,
    type: nullableText,
    latitude: z.number().min(-90).max(90).meta({ description: 'decimal degrees; north is positive' }),
    longitude: z.number().min(-180).max(180).meta({ description: 'decimal degrees; east is positive' }),
    operations: z.array(operationRowSchema).meta({
      description:
        'operations at the station, in order; if empty, one operation of the station’s type is assumed',
    }),
    ...versionAndTimestampShape,
  })
  .meta({ id: 'Station' });
export type StationResource = z.infer<typeof stationRowSchema>;

export const fundingSourceRowSchema = z
  .object({
    ...row,
    organization: text,
    amount: z.number().nullable().meta({ description: 'amount in Canadian dollars' }),
    status: z.enum(['confirmed', 'pending']).nullable(),
    grant_number: nullableText,
    ror: identifierOutputSchema('ror'),
    ...versionAndTimestampShape,
  })
  .meta({ id: 'FundingSource' });

export const collaboratorRowSchema = z
  .object({
    ...row,
    organization: text,
    primary_contact: nullableText,
    contribution: nullableText,
    ror: identifierOutputSchema('ror'),
    ...versionAndTimestampShape,
  })
  .meta({ id: 'Collaborator' });

export const areaOfConsiderationRowSchema = z
  .object({ ...row, name: text, info_url: nullableText, ...versionAndTimestampShape })
  .meta({ id: 'AreaOfConsideration' });

export const attachmentRowSchema = z
  .object({
    ...row,
    name: text.meta({ description: 'file name, without a path' }),
    description: nullableText.meta({ description: 'description of the file, written by the proponents' }),
    kind: z
      .enum(attachmentKinds)
      .meta({ description: 'media type detected from the content, not from the file name' }),
    size: z.int().min(1).meta({ description: 'number of bytes' }),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    user: personSchema.meta({ description: 'person who added the file' }),
    ...versionAndTimestampShape,
  })
  .meta({ id: 'Attachment' });
export type Attachment = z.infer<typeof attachmentRowSchema>;

export const partRowSchemas = {
  stations: stationRowSchema,
  funding_sources: fundingSourceRowSchema,
  collaborators: collaboratorRowSchema,
  areas_of_consideration: areaOfConsiderationRowSchema,
} as const;
