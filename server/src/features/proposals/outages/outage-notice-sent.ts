import type { Actor } from '@shiptime/domain/shared/actor';
import { EventKind } from '#events/events.ts';
import type { ApplicationRow } from '#features/applications/application-row.ts';
import type { Recipient } from '#mail/deliver-notice.ts';

export type OutageNoticeSent = {
  readonly type: 'outage.noticed';
  readonly actor: Actor;
  readonly application: ApplicationRow;
  readonly readers: readonly Recipient[];
  readonly noticeId: number;
  readonly quote: string;
};
export const outageNoticeSentEvent = new EventKind<OutageNoticeSent>(['outage.noticed']);
