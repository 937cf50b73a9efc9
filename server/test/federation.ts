import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { Provider } from 'oidc-provider';

export type Person = Readonly<Record<string, unknown>>;

const clientId = 'shiptime';
const clientSecret = 'a secret between the two of them';

type Forging = { readonly signer?: Parameters<SignJWT['sign']>[0] | null; readonly header?: object };

const replaceBody = (response: ServerResponse, change: (body: string) => Promise<string>): void => {
  const end = response.end.bind(response) as (body: string) => void;
  Object.assign(response, {
    end: async (body: string | Buffer) => {
      const changed = await change(String(body));
      response.setHeader('content-length', Buffer.byteLength(changed));
      end(changed);
    },
  });
};

const forge = async (body: string, claims: Person, { signer, header }: Forging): Promise<string> => {
  const tokens = JSON.parse(body) as { id_token: string };
  const payload = { ...decodeJwt(tokens.id_token), ...claims };
  const id_token = signer
    ? await new SignJWT(payload).setProtectedHeader({ alg: 'RS256', ...header }).sign(signer)
    : new UnsecuredJWT(payload).encode();
  return JSON.stringify({ ...tokens, id_token });
};

type Context = {
  readonly oidc: {
    readonly session: { readonly accountId: string; acr?: unknown; amr?: unknown };
    readonly client: { readonly clientId: string };
    readonly provider: Provider;
  };
};

const grantAll = (people: Record<string, Person>) => async (context: Context) => {
  const { oidc } = context;
  const { acr, amr } = people[oidc.session.accountId] ?? {};
  Object.assign(oidc.session, { acr, amr });
  const grant = new oidc.provider.Grant({
    accountId: oidc.session.accountId,
    clientId: oidc.client.clientId,
  });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
};

const configurationOf = (people: Record<string, Person>, key: object) => ({
  jwks: { keys: [key] },
  claims: {
    openid: ['sub', 'acr', 'amr'],
    email: ['email', 'email_verified'],
    profile: ['given_name', 'family_name', 'name', 'preferred_username'],
  },
  cookies: { keys: ['a key for tests alone'] },
  pkce: { required: () => true },
  features: { devInteractions: { enabled: true } },
  findAccount: (_context: unknown, sub: string) => ({
    accountId: sub,
    claims: () => ({ sub, ...people[sub] }),
  }),
  loadExistingGrant: grantAll(people),
});

/** Real OpenID provider; people sign in by their key in `people` with any password. */
export const startFederation = async (people: Record<string, Person>) => {
  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  let replace: ((body: string) => Promise<string>) | null = null;
  const server = createServer((request, response) => {
    const change = request.url === '/token' ? replace : null;
    replace = change ? null : replace;
    if (change) replaceBody(response, change);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'of the tests', alg: 'RS256', use: 'sig' };
  const configuration = configurationOf(people, key);
  return {
    issuer,
    register: (returnTo: string) => {
      const client = { client_id: clientId, client_secret: clientSecret, redirect_uris: [returnTo] };
      answer = new Provider(issuer, { ...configuration, clients: [client] }).callback();
    },
    settings: { issuer, clientId, clientSecret, name_en: 'Marine Institute', name_fr: 'Institut de la mer' },
    forgeNext: (claims: Person, forging: Forging = {}) => {
      replace = (body) => forge(body, claims, { signer: privateKey, header: { kid: key.kid }, ...forging });
    },
    logoutToken: (
      sub: string,
      claims: Record<string, unknown> = {},
      signer = privateKey,
      header: { readonly typ?: string } = { typ: 'logout+jwt' },
    ) =>
      new SignJWT({
        sub,
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
        jti: sub,
        iss: issuer,
        aud: clientId,
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header })
        .setIssuedAt(claims.iat as number | undefined)
        .sign(signer),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export const signInAtFederation = async (address: string, issuer: string, sub: string): Promise<URL> => {
  const cookies = new Map<string, string>();
  const visit = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]!.split(/=(.*)/s);
      cookies.set(name, value);
    }
    return response;
  };
  let next = address;
  for (let step = 0; step < 10; step += 1) {
    if (!next.startsWith(issuer)) return new URL(next);
    let response = await visit(next);
    if (response.status === 200) {
      response = await visit(next, { prompt: 'login', login: sub, password: 'any' });
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`${response.status} ${await response.text()}`);
    next = new URL(location, next).href;
  }
  throw new Error('the provider leads nowhere');
};
