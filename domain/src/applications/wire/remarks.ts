import { z } from 'zod';
import { person } from '../../accounts/account-wire.ts';
import { canOf, count, id, instant, maybeInstant, stamps, text } from '../../shared/wire.ts';
import { remarkFields } from '../remarks.ts';
import { sectionNames } from '../sections/sections.ts';

const place = {
  section: z.enum(sectionNames),
  field: z
    .enum(remarkFields)
    .nullable()
    .meta({ description: 'field or table of the section that the remark is about; null: the whole section' }),
};

const said = {
  body: text.nullable().meta({ description: 'text of the remark; null: its author deleted it' }),
  user: person.meta({ description: 'author of the remark' }),
  edited_at: maybeInstant.meta({ description: 'when it was edited; null: never' }),
  deleted_at: maybeInstant.meta({ description: 'when it was deleted; null: not deleted' }),
};

export const remarkReply = z
  .object({ id, ...said, can: canOf({ edit: true, delete: true }), ...stamps })
  .meta({ id: 'RemarkReply' });
export type RemarkReply = z.infer<typeof remarkReply>;

export const remark = z
  .object({
    id,
    ship_time_request_id: id,
    ...place,
    ...said,
    addressee: person
      .nullable()
      .meta({ description: 'person to whom the remark is addressed; null: everyone' }),
    replies: z.array(remarkReply),
    settled_at: maybeInstant.meta({ description: 'when it was settled; null: open' }),
    settled_by: person.nullable(),
    can: canOf({ reply: true, settle: true, edit: true, delete: true }),
    ...stamps,
  })
  .meta({ id: 'Remark' });
export type Remark = z.infer<typeof remark>;

export const openRemarks = z
  .object({
    count,
    for_me: z.array(z.object({ id, ...place, body: text, user: person, created_at: instant })),
  })
  .meta({ id: 'OpenRemarks', description: 'null unless you are a proponent of the application' });
