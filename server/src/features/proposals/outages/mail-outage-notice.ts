import type { Tx } from '#db/connection.ts';
import { notifyOfApplication } from '#features/applications/notices/notices.ts';
import type { OutageNoticed } from './outage-noticed.ts';

export const mailOutageNotice = (
  tx: Tx,
  { actor, application, readers, noticeId, quote }: OutageNoticed,
): Promise<void> =>
  notifyOfApplication(tx, actor, application, readers, {
    kind: 'application_outage',
    about: `outage_notice:${noticeId}`,
    quote,
  });
