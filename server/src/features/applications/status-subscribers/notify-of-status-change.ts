import { sql } from 'kysely';
import { roles } from '@shiptime/domain/shared/actor';
import { isArchived, statuses } from '@shiptime/domain/applications/lifecycle';
import type { Tx } from '#db/connection.ts';
import { type Recipient, recipientColumnsSql } from '#mail/deliver-notice.ts';
import type { ApplicationStatusChanged } from '../stages/transition.ts';
import { findPublishedVoyages } from '../voyages.ts';
import { notifyOfApplication } from '../notices/notices.ts';
import { loadClarificationMailTexts } from '../notices/thread-words.ts';
import { composeSailingMail, describeVoyagesInBothLanguages } from '../notices/voyage-mail.ts';

type Concerned = Recipient & { readonly is_proponent: boolean };

/**
 * Proponents and the coordinators of the previous and new vessel. Leaves out the actor, except after a
 * submission, to send the receipt.
 */
const findConcerned = async (
  tx: Tx,
  { actor, before, after, action }: ApplicationStatusChanged,
): Promise<Concerned[]> => {
  const proponents = [after.user_id, ...after.co_proponent_ids];
  const vessels = [before.vessel_id, after.vessel_id].filter((id) => id !== null);
  const { rows } = await sql<Concerned>`
    select ${recipientColumnsSql}, u.id = any(${proponents}::int[]) as is_proponent from users u
    where u.active and (u.id = any(${proponents}::int[]) or u.user_type_id = ${roles.regional_vessel_coordinator}
        and u.id in (select v.user_id from user_vessels v where v.vessel_id = any(${vessels}::int[])))
      and (u.id <> ${actor.id} or ${action === 'submit'}) order by u.id`.execute(tx);
  return rows;
};

export const notifyOfStatusChange = async (tx: Tx, step: ApplicationStatusChanged): Promise<void> => {
  const { actor, before, after, action, reason, historyId } = step;
  const concerned = await findConcerned(tx, step);
  const message = { about: `history:${historyId}`, quote: reason };
  const proponents = concerned.filter((person) => person.is_proponent);
  const coordinators = concerned.filter((person) => !person.is_proponent);
  if (action === 'submit') {
    await notifyOfApplication(tx, actor, after, proponents, { ...message, kind: 'application_submit' });
    return notifyOfApplication(tx, actor, after, coordinators, { ...message, kind: 'application_received' });
  }
  if (action === 'finalise') {
    const voyages = (await findPublishedVoyages(tx, [after.id])).get(after.id) ?? [];
    const sailing = describeVoyagesInBothLanguages(voyages, 'sailing');
    await notifyOfApplication(tx, actor, after, proponents, {
      ...message,
      kind: 'application_finalise',
      ...(await composeSailingMail(tx, after, voyages, (language) => sailing[language])),
    });
    return notifyOfApplication(tx, actor, after, coordinators, {
      ...message,
      kind: 'application_finalised',
      more: describeVoyagesInBothLanguages(voyages, 'others'),
    });
  }
  if (action === 'reject' && before.status_id === statuses.accepted) {
    const voyages = (await findPublishedVoyages(tx, [after.id])).get(after.id) ?? [];
    const more = describeVoyagesInBothLanguages(voyages, 'sailing');
    await notifyOfApplication(tx, actor, after, proponents, { ...message, kind: 'application_cancel', more });
    return notifyOfApplication(tx, actor, after, coordinators, { ...message, kind: 'application_reject' });
  }
  // Proponents of an accepted application learn of a new vessel from the published schedule.
  const told = action === 'reassign' && isArchived(after.status_id) ? coordinators : concerned;
  const isSaid = action === 'clarify' || action === 'respond';
  await notifyOfApplication(tx, actor, after, told, {
    ...message,
    kind: `application_${action}`,
    ...(isSaid && { more: await loadClarificationMailTexts(tx, after.id) }),
  });
};
