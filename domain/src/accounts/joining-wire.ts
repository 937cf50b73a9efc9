import { z } from 'zod';
import { email, id, instant, maybeText, messageAnswer, text, yesNo } from '../shared/wire.ts';

/** An address whose owner followed a link. */
export const verifiedEmail = messageAnswer.extend({ email }).meta({ id: 'VerifiedEmail' });

/** `verified`: an invitation has proven the address already. */
export const signedUp = messageAnswer.extend({ verified: yesNo }).meta({ id: 'SignedUp' });

/** Who signed up by the link of an activation mail (record 0040). */
export const signup = z
  .object({ email, first_name: text, last_name: text, signed_up_at: instant, expires_at: instant })
  .meta({ id: 'Signup' });
export type Signup = z.infer<typeof signup>;

/** What the link to a new password is for. */
export const passwordReset = z
  .object({ email, token: text, expires_at: instant })
  .meta({ id: 'PasswordReset' });

/** To an application, for somebody who may have no account yet. */
export const invitationByLink = z
  .object({ email, invited_by: text, project_title: maybeText, expires_at: instant })
  .meta({ id: 'InvitationByLink' });
export type InvitationByLink = z.infer<typeof invitationByLink>;

export const acceptedInvitation = z
  .object({ ship_time_request_id: id.nullable().meta({ description: 'null: no place was left' }) })
  .meta({ id: 'AcceptedInvitation' });

/** Where the federation is, and what ties its answer to this browser. */
export const federationStart = z.object({ address: text, binding: text }).meta({ id: 'FederationStart' });
