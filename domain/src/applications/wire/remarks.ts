import { z } from 'zod';
import { personSchema } from '../../accounts/account-wire.ts';
import {
  permissionFlagsSchema,
  count,
  id,
  instant,
  nullableInstant,
  versionAndTimestampShape,
  text,
} from '../../shared/wire.ts';
import { remarkFields } from '../remarks.ts';
import { sectionNames } from '../sections/sections.ts';

const place = {
  section: z.enum(sectionNames),
  field: z.enum(remarkFields).nullable().meta({
    description: 'field or table that the remark is about; null if the remark is about the whole section',
  }),
};

const said = {
  body: text.nullable().meta({ description: 'text of the remark; null if the author deleted it' }),
  user: personSchema.meta({ description: 'author of the remark' }),
  edited_at: nullableInstant.meta({
    description: 'when the text was last edited; null if it was never edited',
  }),
  deleted_at: nullableInstant.meta({ description: 'when the text was deleted; null if it was not deleted' }),
};

export const remarkReplySchema = z
  .object({
    id,
    ...said,
    can: permissionFlagsSchema({ edit: true, delete: true }),
    ...versionAndTimestampShape,
  })
  .meta({ id: 'RemarkReply' });
export type RemarkReply = z.infer<typeof remarkReplySchema>;

export const remarkSchema = z
  .object({
    id,
    ship_time_request_id: id,
    ...place,
    ...said,
    addressee: personSchema
      .nullable()
      .meta({ description: 'person to whom the remark is addressed; null if it is for everyone' }),
    replies: z.array(remarkReplySchema),
    settled_at: nullableInstant.meta({
      description: 'when the remark was marked as resolved; null while it is open',
    }),
    settled_by: personSchema.nullable(),
    can: permissionFlagsSchema({ reply: true, settle: true, edit: true, delete: true }),
    ...versionAndTimestampShape,
  })
  .meta({ id: 'Remark' });
export type Remark = z.infer<typeof remarkSchema>;

export const openRemarksSchema = z
  .object({
    count,
    for_me: z.array(z.object({ id, ...place, body: text, user: personSchema, created_at: instant })),
  })
  .meta({ id: 'OpenRemarks', description: 'null unless you are a proponent of the application' });
