import type { Tx } from '#db/connection.ts';
import { notifyOfApplication } from '#features/applications/notices/notices.ts';
import type { OutageNoticeSent } from './outage-notice-sent.ts';

export const sendOutageNoticeMail = (
  tx: Tx,
  { actor, application, readers, noticeId, quote }: OutageNoticeSent,
): Promise<void> =>
  notifyOfApplication(tx, actor, application, readers, {
    kind: 'application_outage',
    about: `outage_notice:${noticeId}`,
    quote,
  });
