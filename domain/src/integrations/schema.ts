import { z } from 'zod';
import { optionalTextSchema } from '../applications/field-schemas.ts';
import { roles } from '../shared/actor.ts';
import { problemParams } from '../shared/field-problem.ts';
import { isStorableText, toOneLine } from '../shared/text.ts';
import { scopes, serviceUserTypes } from './scopes.ts';

const name = z
  .string()
  .overwrite(toOneLine)
  .trim()
  .min(1)
  .max(90)
  .refine(isStorableText, problemParams('invalid'));

export const removeDuplicates = <T>(values: T[]): T[] => [...new Set(values)];

export const descriptionLimit = 500;
export const descriptionSchema = optionalTextSchema(descriptionLimit);

const account = {
  name,
  description: descriptionSchema,
  user_type_id: z.literal(serviceUserTypes),
  vessel_ids: z.array(z.int().positive()).max(200).overwrite(removeDuplicates),
  scopes: z.array(z.enum(scopes)).min(1).overwrite(removeDuplicates),
};

export const newServiceAccountSchema = z.object({
  ...account,
  description: account.description.default(null),
  user_type_id: account.user_type_id.default(roles.observer),
  vessel_ids: account.vessel_ids.default([]),
});

export const serviceAccountChangeSchema = z.object(account).partial();

export const newServiceTokenSchema = z.object({
  name: name.nullish(),
  expires_at: z.iso.datetime({ offset: true }).nullish(),
});

export type NewServiceAccount = z.infer<typeof newServiceAccountSchema>;
export type ServiceAccountChange = z.infer<typeof serviceAccountChangeSchema>;
