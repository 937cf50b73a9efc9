import { z } from 'zod';
import {
  type CollectionQueryOptions,
  relationShape,
  permissionFlagsSchema,
  count,
  id,
  ids,
  instant,
  nullableInstant,
  nullableText,
  versionAndTimestampShape,
  text,
  yesNo,
} from '../shared/wire.ts';
import { identifierOutputSchema } from '../shared/identifiers.ts';
import { vesselRowSchema } from '../vessels/vessel-wire.ts';
import type { UserAction } from './policy.ts';
import { digestModes } from './schema.ts';

export const personSchema = z
  .object({
    id,
    first_name: text,
    last_name: text,
    affiliation: nullableText,
    email: text,
    orcid: identifierOutputSchema('orcid'),
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof personSchema>;
export const personColumns = Object.keys(personSchema.shape) as (keyof Person)[];

export const namedPersonSchema = z
  .object({ id, first_name: text, last_name: text })
  .meta({ id: 'NamedPerson' });
export type NamedPerson = z.infer<typeof namedPersonSchema>;

const actions = { edit: true, manage: true, change_password: true, change_email: true } as const;

export const accountRowSchema = z.object({
  ...personSchema.shape,
  title: nullableText,
  telephone: nullableText,
  telephone_extension: nullableText,
  language: z.enum(['en', 'fr']),
  user_type_id: id,
  options: z.object({ first_login: yesNo, tour_put_off: z.int(), digest: z.enum(digestModes) }),
  monogram: text,
  active: yesNo,
  pending_email: nullableText,
  email_verified_at: nullableInstant,
  vessel_ids: ids,
  administrator_asked_by: namedPersonSchema.nullable().meta({
    description:
      'administrator who asked to make this person an administrator; null once another one has answered',
  }),
  ...versionAndTimestampShape,
  can: permissionFlagsSchema<UserAction>(actions),
});

export const accountSchema = accountRowSchema
  .extend(relationShape({ vessels: z.array(vesselRowSchema) }))
  .extend({
    applications_count: count.optional(),
    shared_applications_count: count.optional(),
    last_seen_at: nullableInstant.optional(),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof accountSchema>;

export const userQueryOptions = {
  resource: 'users',
  includes: ['vessels'],
  filters: [
    'id',
    'user_type_id',
    'active',
    'verified',
    'administrator_asked',
    'vessel_id',
    'email',
    'orcid',
    'created_at',
    'updated_at',
    'q',
  ],
  sorts: ['id', 'first_name', 'last_name', 'email', 'affiliation', 'user_type_id', 'created_at'],
  appends: ['applications_count', 'shared_applications_count', 'last_seen_at'],
} as const satisfies CollectionQueryOptions;

export type AccountMenuAction = 'apply' | 'ask_to_apply' | 'manage' | 'inbox' | 'plan' | 'administer';

export const ownAccountSchema = accountRowSchema
  .omit({ vessel_ids: true })
  .extend({
    vessels: ids,
    can: permissionFlagsSchema<UserAction | AccountMenuAction>({
      ...actions,
      apply: true,
      ask_to_apply: true,
      manage: true,
      inbox: true,
      plan: true,
      administer: true,
    }),
    draft_key: text.meta({ description: 'base64 key that encrypts unsaved text kept in the browser' }),
    second_factor_due_at: nullableInstant.meta({
      description: 'when a second factor becomes required; null if the account has one or does not need one',
    }),
  })
  .meta({ id: 'OwnAccount' });
export type OwnAccount = z.infer<typeof ownAccountSchema>;

/** Response body of every sign-in route (docs/contract.md 4). */
export const accessTokenSchema = z
  .object({ access_token: text, token_type: z.literal('Bearer'), expires_at: instant })
  .meta({ id: 'Token' });
export type AccessToken = z.infer<typeof accessTokenSchema>;

export const sessionSchema = z
  .object({
    id,
    user_agent: nullableText,
    address: nullableText,
    created_at: instant,
    last_used_at: instant,
    expires_at: instant,
    current: yesNo.meta({ description: 'true if this is your current session' }),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof sessionSchema>;
