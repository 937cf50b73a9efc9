import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { queryOptions } from '@tanstack/react-query';
import type {
  Factor,
  MadeFactor,
  ProofOffer,
  RecoveryCodes,
  SetUpOffer,
} from '@shiptime/domain/accounts/second-factor-wire';
import { api, ApiError, type Resource } from '#lib/api-client.ts';
import type { Token } from '@shiptime/domain/accounts/wire';

export type Answer = {
  readonly code?: string;
  readonly recovery_code?: string;
  readonly current_password?: string;
  readonly passkey?: object;
};

type Overview = Resource<readonly Factor[]> & {
  readonly meta: { readonly required: boolean; readonly recovery_codes_left: number };
};

const once = { idempotencyKey: undefined };

export const factorsQuery = queryOptions({
  queryKey: ['second_factors'] as const,
  queryFn: ({ signal }) => api.get<Overview>('/auth/second_factors', { signal }),
});

export const offerSetUp = () =>
  api.post<Resource<SetUpOffer>>('/auth/second_factors/set_up', undefined, once).then(({ data }) => data);

export const finishSetUp = (body: { set_up: string; name: string; code?: string; passkey?: object }) =>
  api.post<MadeFactor>('/auth/second_factors', body, once);

export const finishSignIn = (challenge: string, answer: Answer) =>
  api.post<Token>('/auth/second_factor', { challenge, ...answer }, once);

export const askForProof = () =>
  api.post<Resource<ProofOffer>>('/auth/proof/challenge', undefined, once).then(({ data }) => data);

export const giveProof = (challenge: string, answer: Answer) =>
  api.post('/auth/proof', { challenge, ...answer }, once);

export const renameFactor = (id: number, name: string) => api.patch(`/auth/second_factors/${id}`, { name });
export const removeFactor = (id: number) => api.delete(`/auth/second_factors/${id}`);

export const renewRecoveryCodes = () =>
  api.post<Resource<RecoveryCodes>>('/auth/recovery_codes', undefined, once).then(({ data }) => data.codes);

/** The browser says why in its own language only: what people read is ours. */
const orSay = async <T>(failure: string, ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch {
    throw new ApiError(0, { type: 'told', message: failure });
  }
};

export const signWithPasskey = (options: object, failure: string) =>
  orSay(failure, () =>
    startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
  );

export const createPasskey = (options: object, failure: string) =>
  orSay(failure, () => startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));
