import type { Remark, RemarkReply } from '@shiptime/domain/applications/wire/remarks';
import type { Actor } from '@shiptime/domain/shared/actor';
import { EventKind } from '#events/events.ts';
import type { ApplicationRow } from '../application-row.ts';

const types = [
  'remark.added',
  'remark.replied',
  'remark.edited',
  'remark.settled',
  'remark.deleted',
] as const;

export type RemarkChanged = {
  readonly type: (typeof types)[number];
  readonly actor: Actor;
  readonly application: ApplicationRow;
  readonly remark: Remark;
  readonly reply?: RemarkReply;
};
export const remarkChangedEvent = new EventKind<RemarkChanged>(types);
