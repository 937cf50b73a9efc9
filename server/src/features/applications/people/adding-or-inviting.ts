import type { Actor } from '@shiptime/domain/shared/actor';
import type { AddedOrInvited } from '@shiptime/domain/applications/wire/story';
import type { Language } from '@shiptime/domain/shared/text';
import type { Tx } from '#db/connection.ts';
import { addCoProponent, findAccount, lockForPeople } from './co-proponents.ts';
import { invite } from './invitations.ts';

/** Whoever has this address: added with an account, invited without one. Asked with the row locked, so it is one of both. */
export const addOrInvite = async (
  tx: Tx,
  actor: Actor & { readonly language: Language },
  id: number,
  email: string,
): Promise<AddedOrInvited> => {
  await lockForPeople(tx, actor, id);
  return (await findAccount(tx, email))
    ? { added: await addCoProponent(tx, actor, id, email), invited: null }
    : { added: null, invited: await invite(tx, actor, id, email) };
};
