import { z } from 'zod';
import type { Selectable } from 'kysely';
import { monogram } from '@shiptime/domain/accounts/monogram';
import { manageUsers, userCan } from '@shiptime/domain/accounts/policy';
import { digests } from '@shiptime/domain/accounts/schema';
import { mayApply, readsSubmitted } from '@shiptime/domain/applications/policy';
import { hasRole, type Actor } from '@shiptime/domain/shared/actor';
import type { Users } from '../../db/tables.generated.ts';

export type UserRow = Omit<Selectable<Users>, 'password_hash' | 'demonstration' | 'service'> & {
  readonly vessel_ids: readonly number[];
};

const options = z.object({ first_login: z.boolean(), tour_put_off: z.int(), digest: z.enum(digests) });
/** What is stored may be older than what is read. */
const storedOptions = z
  .object({
    first_login: z.boolean().catch(true),
    tour_put_off: z.int().catch(0),
    digest: z.enum(digests).catch('single'),
  })
  .catch({ first_login: true, tour_put_off: 0, digest: 'single' });

/** Oneself and administrators see an account whole; people of the same application see who it is. */
export const userResource = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  affiliation: z.string().nullable(),
  title: z.string().nullable().optional(),
  telephone: z.string().nullable().optional(),
  telephone_extension: z.string().nullable().optional(),
  language: z.enum(['en', 'fr']).optional(),
  user_type_id: z.int().optional(),
  options: options.optional(),
  monogram: z.string().optional(),
  active: z.boolean().optional(),
  pending_email: z.string().nullable().optional(),
  email_verified_at: z.string().nullable().optional(),
  vessel_ids: z.array(z.int()).optional(),
  lock_version: z.int().optional(),
  created_at: z.string().optional(),
  updated_at: z.string().optional(),
  can: z.record(z.string(), z.boolean()).optional(),
});

export const presentUser = (user: UserRow, viewer: Actor) => ({
  ...user,
  language: user.language === 'fr' ? ('fr' as const) : ('en' as const),
  options: storedOptions.parse(user.options),
  monogram: monogram(user),
  vessel_ids: [...user.vessel_ids],
  can: userCan(viewer, user.id),
});

/** To people of the same application, and nothing more (docs/contract.md 6). */
export const presentPerson = ({ id, first_name, last_name, affiliation, email }: UserRow) => ({
  id,
  first_name,
  last_name,
  affiliation,
  email,
});

/** Who is signed in, with what the menu offers. */
export const ownAccount = userResource.omit({ vessel_ids: true }).extend({
  vessels: z.array(z.int()),
  draft_key: z.string().describe('for the text that a browser keeps until it is saved, in base64'),
});

const menu = (actor: Actor): Record<string, boolean> => ({
  apply: mayApply(actor).allowed,
  manage: readsSubmitted(actor),
  inbox: actor.vesselIds.length > 0,
  plan: hasRole(actor, 'regional_vessel_coordinator', 'national_science_representative', 'administrator'),
  administer: manageUsers(actor).allowed,
});

export const presentOwnAccount = (row: UserRow, actor: Actor) => {
  const { vessel_ids, can, ...user } = presentUser(row, actor);
  return { ...user, vessels: vessel_ids, can: { ...can, ...menu(actor) } };
};
