import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { SecondFactorRow } from './factors.ts';
import type { AuthenticationRequestContext } from './request-origin.ts';

/** WebAuthn level 3 JSON; the library validates further fields. */
const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(10_000);
const handedOver = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.string().max(40).nullish(),
};
export const newPasskeySchema = z.object({
  ...handedOver,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: z
      .string()
      .regex(/^[\w-]+$/)
      .max(100_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export const passkeyAssertionSchema = z.object({
  ...handedOver,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

type Owner = {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
};

const credentialsOf = (factors: readonly SecondFactorRow[]) =>
  factors.flatMap(({ credential_id, transports }) =>
    credential_id ? [{ id: credential_id, transports: transports ?? [] }] : [],
  );

export const passkeyCreationOptions = (
  owner: Owner,
  factors: readonly SecondFactorRow[],
  { hostname }: AuthenticationRequestContext,
) =>
  generateRegistrationOptions({
    rpName: 'Shiptime',
    rpID: hostname,
    userID: new TextEncoder().encode(`shiptime-user-${owner.id}`),
    userName: owner.email,
    userDisplayName: `${owner.first_name} ${owner.last_name}`,
    excludeCredentials: credentialsOf(factors),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });

export const passkeyRequestOptions = (
  factors: readonly SecondFactorRow[],
  { hostname }: AuthenticationRequestContext,
) =>
  generateAuthenticationOptions({
    rpID: hostname,
    allowCredentials: credentialsOf(factors),
    userVerification: 'preferred',
  });

const orNull = async <T>(verify: () => Promise<T>): Promise<T | null> => {
  try {
    return await verify();
  } catch {
    return null;
  }
};

export const verifyNewPasskey = async (
  passkey: NewPasskey,
  challenge: string,
  place: AuthenticationRequestContext,
) => {
  const verified = await orNull(() =>
    verifyRegistrationResponse({
      response: passkey as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.hostname,
      requireUserVerification: false,
    }),
  );
  if (!verified?.verified) return null;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey),
    sign_count: counter,
    transports: passkey.response.transports ?? [],
  };
};

export const verifyPasskeyUse = async (
  factor: SecondFactorRow,
  passkey: PasskeyAssertion,
  challenge: string,
  place: AuthenticationRequestContext,
): Promise<number | null> => {
  const { credential_id, public_key, sign_count } = factor;
  if (credential_id === null || public_key === null || sign_count === null) return null;
  const verified = await orNull(() =>
    verifyAuthenticationResponse({
      response: passkey as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.hostname,
      credential: { id: credential_id, publicKey: new Uint8Array(public_key), counter: sign_count },
      requireUserVerification: false,
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
};
