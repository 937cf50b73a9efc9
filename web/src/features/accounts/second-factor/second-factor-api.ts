import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { queryOptions } from '@tanstack/react-query';
import { api, ApiError } from '#lib/api-client.ts';
import type { BodyOf } from '#lib/routes.ts';
import type { Routes } from '#lib/routes.generated.ts';

type UsedPasskey = NonNullable<BodyOf<Routes['POST']['/auth/second_factor']>['passkey']>;
type NewPasskey = NonNullable<BodyOf<Routes['POST']['/auth/second_factors']>['passkey']>;

export type ProofAnswer = {
  readonly code?: string;
  readonly recovery_code?: string;
  readonly current_password?: string;
  readonly passkey?: UsedPasskey;
};

const once = { idempotencyKey: undefined };

export const factorsQuery = queryOptions({
  queryKey: ['second_factors'] as const,
  queryFn: ({ signal }) => api.get('/auth/second_factors', { signal }),
});

export const beginFactorSetup = () =>
  api.post('/auth/second_factors/set_up', undefined, once).then(({ data }) => data);

export const finishFactorSetup = (body: {
  set_up: string;
  name: string;
  code?: string;
  passkey?: NewPasskey;
}) => api.post('/auth/second_factors', body, once);

export const finishSignIn = (challenge: string, answer: ProofAnswer) =>
  api.post('/auth/second_factor', { challenge, ...answer }, once);

export const createProofChallenge = () =>
  api.post('/auth/proof/challenge', undefined, once).then(({ data }) => data);

export const answerProofChallenge = (challenge: string, answer: ProofAnswer) =>
  api.post('/auth/proof', { challenge, ...answer }, once);

export const renameFactor = (id: number, name: string) => api.patch(`/auth/second_factors/${id}`, { name });
export const removeFactor = (id: number) => api.delete(`/auth/second_factors/${id}`);

export const renewRecoveryCodes = () =>
  api.post('/auth/recovery_codes', undefined, once).then(({ data }) => data.codes);

/** Replaces the browser's error messages, which may be in another language. */
const orSay = async <T>(failure: string, ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch {
    throw new ApiError(0, { type: 'told', message: failure });
  }
};

export const signWithPasskey = (options: object, failure: string): Promise<UsedPasskey> =>
  orSay(
    failure,
    async () =>
      startAuthentication({
        optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
      }) as Promise<UsedPasskey>,
  );

export const createPasskey = (options: object, failure: string) =>
  orSay(
    failure,
    () =>
      startRegistration({
        optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
      }) as Promise<NewPasskey>,
  );
