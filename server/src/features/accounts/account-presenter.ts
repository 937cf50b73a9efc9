import { z } from 'zod';
import type { Selectable } from 'kysely';
import { personInitials } from '@shiptime/domain/accounts/person-initials';
import { mayManageUsers, userPermissions } from '@shiptime/domain/accounts/policy';
import type { AccountMenuAction, NamedPerson } from '@shiptime/domain/accounts/account-wire';
import { mayCreateProponentRequest } from '@shiptime/domain/accounts/proponent-requests';
import { digestModes } from '@shiptime/domain/accounts/schema';
import { mayApply, canReadSubmittedApplications } from '@shiptime/domain/applications/policy';
import { hasRole, type Actor } from '@shiptime/domain/shared/actor';
import type { Users } from '#db/tables.generated.ts';

export type UserRow = Omit<
  Selectable<Users>,
  'password_hash' | 'demonstration' | 'service' | 'administrator_asked_by' | 'administrator_ended_at'
> & {
  readonly administrator_asked_by: NamedPerson | null;
  readonly vessel_ids: readonly number[];
};

const storedOptions = z
  .object({
    first_login: z.boolean().catch(true),
    tour_put_off: z.int().catch(0),
    digest: z.enum(digestModes).catch('single'),
  })
  .catch({ first_login: true, tour_put_off: 0, digest: 'single' });

export const presentUser = (user: UserRow, viewer: Actor) => ({
  ...user,
  language: user.language === 'fr' ? ('fr' as const) : ('en' as const),
  options: storedOptions.parse(user.options),
  monogram: personInitials(user),
  vessel_ids: [...user.vessel_ids],
  can: userPermissions(viewer, user.id),
});

/** Personal fields that only members of the same application see (docs/contract.md 4). */
export const presentPerson = ({ id, first_name, last_name, affiliation, email, orcid }: UserRow) => ({
  id,
  first_name,
  last_name,
  affiliation,
  email,
  orcid,
});

const menu = (actor: Actor): Record<AccountMenuAction, boolean> => ({
  apply: mayApply(actor).allowed,
  ask_to_apply: mayCreateProponentRequest(actor, false).allowed,
  manage: canReadSubmittedApplications(actor),
  inbox: actor.vesselIds.length > 0,
  plan: hasRole(actor, 'regional_vessel_coordinator', 'national_science_representative', 'administrator'),
  administer: mayManageUsers(actor).allowed,
});

export const presentOwnAccount = (row: UserRow, actor: Actor) => {
  const { vessel_ids, can, ...user } = presentUser(row, actor);
  return { ...user, vessels: vessel_ids, can: { ...can, ...menu(actor) } };
};
