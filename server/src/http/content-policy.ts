import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

type Directives = Readonly<Record<string, string>>;

/** What no page of the portal may do or load, whoever asks it to. */
const ofAnyPage: Directives = {
  'default-src': "'self'",
  'base-uri': "'none'",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'script-src': "'self'",
  'script-src-attr': "'none'",
  'style-src': "'self'",
  'worker-src': "'self'",
  'require-trusted-types-for': "'script'",
};

/** Files of the build: a worker is held to what its own file says. */
const ofFiles: Directives = {
  'default-src': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
};

/** Everything else is data, which does nothing wherever a browser shows it. */
const ofData: Directives = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join(';');

export type Page = {
  readonly html: string;
  readonly policy: string;
  /** Whether other sites may show it in a frame. */
  readonly isFramed: boolean;
};

export type ContentPolicy = {
  readonly data: string;
  readonly files: string;
  /**
   * On telephones the kit adds a style element while a dialog is open, and looks for the nonce that allows it in a
   * meta element: a new one for each answer, in every `nonce=""`. `framedBy`: the sites that may show the page in a frame.
   */
  pageOf(html: string, framedBy: readonly string[]): Page;
};

export const contentPolicyOf = (publicUrl: string | undefined): ContentPolicy => {
  const upgrade: Directives = publicUrl?.startsWith('https:') ? { 'upgrade-insecure-requests': '' } : {};
  // The policies of web/src/lib/trusted-types.ts.
  const ofPages: Directives = { ...ofAnyPage, ...upgrade, 'trusted-types': 'shiptime default' };
  return {
    data: written({ ...ofData, ...upgrade }),
    files: written({ ...ofFiles, ...upgrade }),
    pageOf: (html, framedBy) => {
      const nonce = randomBytes(16).toString('base64');
      return {
        html: html.replaceAll('nonce=""', `nonce="${nonce}"`),
        policy: written({
          ...ofPages,
          'style-src': `'self' 'nonce-${nonce}'`,
          ...(framedBy.length > 0 && { 'frame-ancestors': framedBy.join(' ') }),
        }),
        isFramed: framedBy.length > 0,
      };
    },
  };
};

/** What no page of the portal asks a browser for. */
const permissions = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ');

/** What means something for a page alone is told with the page, and not with each file and answer. */
export const toldWithPages = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissions,
  'x-dns-prefetch-control': 'off',
};

export const registerContentPolicy = (app: FastifyInstance, policy: ContentPolicy): void => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy.data);
  });
};
