import { z } from 'zod';
import {
  count,
  id,
  instant,
  nullableInstant,
  pageLinksSchema,
  pageMetaSchema,
  text,
  yesNo,
} from '../shared/wire.ts';
import { factorKinds, proofMethods } from './second-factor.ts';
import { accessTokenSchema } from './account-wire.ts';

export const factorSchema = z
  .object({
    id,
    kind: z.enum(factorKinds),
    name: text,
    created_at: instant,
    last_used_at: nullableInstant,
  })
  .meta({ id: 'SecondFactor' });
export type Factor = z.infer<typeof factorSchema>;

export const ownFactorsSchema = z.object({
  data: z.array(factorSchema),
  links: pageLinksSchema.optional(),
  meta: pageMetaSchema.partial().extend({
    required: yesNo,
    recovery_codes_left: count,
    offers: z.array(z.enum(factorKinds)),
  }),
});

const options = z.record(text, z.unknown()).nullable();

export const factorSetupSchema = z
  .object({
    set_up: text,
    expires_at: instant,
    app: z.object({ secret: text, address: text }).nullable(),
    passkey: options,
  })
  .meta({ id: 'SetUpOffer' });
export type FactorSetup = z.infer<typeof factorSetupSchema>;

export const proofChallengeSchema = z
  .object({ challenge: text, expires_at: instant, methods: z.array(z.enum(proofMethods)), passkey: options })
  .meta({ id: 'ProofOffer' });
export type ProofChallenge = z.infer<typeof proofChallengeSchema>;

export const createdFactorSchema = z
  .object({
    data: factorSchema,
    recovery_codes: z.array(text).nullable(),
    session: accessTokenSchema.nullable(),
  })
  .meta({ id: 'MadeSecondFactor' });
export type CreatedFactor = z.infer<typeof createdFactorSchema>;

export const recoveryCodesSchema = z.object({ codes: z.array(text) }).meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
export const freshProofSchema = z.object({ proved_at: instant }).meta({ id: 'GivenProof' });
