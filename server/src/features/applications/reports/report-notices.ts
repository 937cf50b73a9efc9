import { sql } from 'kysely';
import { roles } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { type Recipient, recipientColumnsSql } from '#mail/deliver-notice.ts';
import { notifyOfApplication } from '../notices/notices.ts';
import type { VoyageReported } from './write-report.ts';

export const notifyOfReport = async (tx: Tx, { actor, application }: VoyageReported): Promise<void> => {
  const { rows } = await sql<Recipient>`
    select ${recipientColumnsSql} from users u join user_vessels v on v.user_id = u.id
    where u.active and u.user_type_id = ${roles.regional_vessel_coordinator}
      and v.vessel_id = ${application.vessel_id} and u.id <> ${actor.id} order by u.id`.execute(tx);
  await notifyOfApplication(tx, actor, application, rows, {
    kind: 'application_reported',
    about: `report:${application.id}`,
    place: '/report',
  });
};
