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
    .meta({ description: 'a field of the section or one of its tables; null: the section as a whole' }),
};

const said = {
  body: text.nullable().meta({ description: 'null: deleted by who left it' }),
  user: person.meta({ description: 'who left it' }),
  edited_at: maybeInstant.meta({ description: 'null: its words are the first ones' }),
  deleted_at: maybeInstant.meta({ description: 'null: it stands there' }),
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
    addressee: person.nullable().meta({ description: 'whom it asks; null: all' }),
    replies: z.array(remarkReply),
    settled_at: maybeInstant.meta({ description: 'null: open' }),
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
  .meta({ id: 'OpenRemarks', description: 'null to whoever is not an applicant' });
