import * as oidc from 'openid-client';
import { z } from 'zod';
import type { AppSettings } from '#context.ts';
import { Refusal } from '#http/refusal.ts';

type FederationSettings = NonNullable<AppSettings['federation']>;

const scope = 'openid email profile';
const timeoutSeconds = 10;

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional().catch(undefined),
  /** Accepts only true, not "true" or 1. */
  email_verified: z.literal(true).optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});
const strengthSchema = z.object({
  acr: z.string().optional().catch(undefined),
  amr: z.array(z.string()).catch([]),
});
export type IdTokenClaims = z.infer<typeof claimsSchema> & { readonly is_strong: boolean };

export type FederationSecrets = { readonly state: string; readonly nonce: string; readonly verifier: string };

export const generateFederationSecrets = (): FederationSecrets => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
});

const unavailable = () =>
  new Refusal('federation_unavailable', {
    message: 'answers:federation.unavailable',
    retryAfter: 30,
  });
const failed = () => new Refusal('federation_failed', { message: 'answers:federation.failed' });

const refusalOf = (error: unknown): Refusal => {
  const answered =
    error instanceof oidc.ResponseBodyError ||
    error instanceof oidc.AuthorizationResponseError ||
    error instanceof oidc.ClientError;
  const { code } = error as { code?: string };
  return answered && code !== 'OAUTH_TIMEOUT' ? failed() : unavailable();
};

const isStrong = ({ acrValues = [], amrValues = [] }: FederationSettings, told: object): boolean => {
  const { acr, amr } = strengthSchema.parse(told);
  const hasClass = acrValues.length === 0 || (acr !== undefined && acrValues.includes(acr));
  return hasClass && (amrValues.length === 0 || amr.some((method) => amrValues.includes(method)));
};

type ReturnedQuery = Readonly<Record<string, string>>;

export const createFederationClient = (settings: FederationSettings, returnTo: string) => {
  const { issuer, clientId, clientSecret, emailClaim = 'email', trustsEmails = false } = settings;
  const { acrValues = [] } = settings;
  let known: Promise<oidc.Configuration> | null = null;
  const discover = () => {
    const server = new URL(issuer);
    // The settings allow plain HTTP only on this machine.
    const execute = [
      oidc.enableNonRepudiationChecks,
      ...(server.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
    ];
    return oidc.discovery(server, clientId, clientSecret, undefined, { timeout: timeoutSeconds, execute });
  };
  const provider = async (): Promise<oidc.Configuration> => {
    known ??= discover();
    try {
      return await known;
    } catch {
      known = null;
      throw unavailable();
    }
  };
  return {
    keysAddress: async (): Promise<string | undefined> => (await provider()).serverMetadata().jwks_uri,
    address: async ({ state, nonce, verifier }: FederationSecrets, language: string): Promise<string> =>
      oidc.buildAuthorizationUrl(await provider(), {
        redirect_uri: returnTo,
        scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: language,
        ...(acrValues.length > 0 && { acr_values: acrValues.join(' ') }),
      }).href,
    claims: async (answer: ReturnedQuery, secrets: FederationSecrets): Promise<IdTokenClaims> => {
      const configuration = await provider();
      const address = new URL(returnTo);
      for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value);
      try {
        const tokens = await oidc.authorizationCodeGrant(configuration, address, {
          expectedState: secrets.state,
          expectedNonce: secrets.nonce,
          pkceCodeVerifier: secrets.verifier,
          idTokenExpected: true,
        });
        const told = tokens.claims()!;
        const more =
          told[emailClaim] === undefined && configuration.serverMetadata().userinfo_endpoint
            ? await oidc.fetchUserInfo(configuration, tokens.access_token, told.sub)
            : {};
        const all: Record<string, unknown> = { ...more, ...told };
        const { email_verified = trustsEmails } = all;
        const claims = claimsSchema.parse({ ...all, email: all[emailClaim], email_verified });
        return { ...claims, is_strong: isStrong(settings, told) };
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
};
