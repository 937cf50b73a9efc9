import { z } from 'zod';
import {
  email,
  id,
  instant,
  nullableInstant,
  nullableText,
  messageResponseSchema,
  text,
  yesNo,
} from '../shared/wire.ts';

export const verifiedEmailSchema = messageResponseSchema.extend({ email }).meta({ id: 'VerifiedEmail' });

/** `verified`: true if the person signed up through an invitation, which proves the e-mail address. */
export const signupResultSchema = messageResponseSchema.extend({ verified: yesNo }).meta({ id: 'SignedUp' });

export const pendingSignupSchema = z
  .object({ email, first_name: text, last_name: text, signed_up_at: instant, expires_at: instant })
  .meta({ id: 'Signup' });
export type PendingSignup = z.infer<typeof pendingSignupSchema>;

export const passwordResetLinkSchema = z
  .object({ email, token: text, expires_at: instant })
  .meta({ id: 'PasswordReset' });

export const invitationByLinkSchema = z
  .object({ email, invited_by: text, project_title: nullableText, expires_at: instant })
  .meta({ id: 'InvitationByLink' });
export type InvitationByLink = z.infer<typeof invitationByLinkSchema>;

export const acceptedInvitationSchema = z
  .object({
    ship_time_request_id: id
      .nullable()
      .meta({ description: 'application that was joined; null if no place was left' }),
  })
  .meta({ id: 'AcceptedInvitation' });

/**
 * `address`: sign-in page of the identity provider. `binding`: token that ties the provider's response to
 * this browser.
 */
export const federationStartSchema = z
  .object({ address: text, binding: text })
  .meta({ id: 'FederationStart' });

export const linkedIdentitySchema = z
  .object({
    id,
    issuer: text.meta({ description: 'address of the federation' }),
    created_at: instant,
    last_used_at: nullableInstant,
  })
  .meta({ id: 'Identity' });
export type LinkedIdentity = z.infer<typeof linkedIdentitySchema>;
