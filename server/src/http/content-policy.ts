import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

type Directives = Readonly<Record<string, string>>;

/** What nothing of the portal may do or load, whoever asks it to. */
const everywhere: Directives = {
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
  readonly usual: string;
  /**
   * On telephones the kit adds a style element while a dialog is open, and looks for the nonce that allows it in a
   * meta element: a new one for each answer. `framedBy`: the sites that may show the page in a frame.
   */
  pageOf(html: string, framedBy: readonly string[]): Page;
};

export const contentPolicyOf = (publicUrl: string | undefined): ContentPolicy => {
  const upgrade: Directives = publicUrl?.startsWith('https:') ? { 'upgrade-insecure-requests': '' } : {};
  // The policies of web/src/lib/trusted-types.ts.
  const ofPages: Directives = { ...everywhere, ...upgrade, 'trusted-types': 'shiptime default' };
  return {
    usual: written(ofPages),
    pageOf: (html, framedBy) => {
      const nonce = randomBytes(16).toString('base64');
      return {
        html: html.replace(
          '<meta property="csp-nonce" nonce=""',
          `<meta property="csp-nonce" nonce="${nonce}"`,
        ),
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

/** What no page of the portal asks a browser for: told with the page itself, since nothing else can ask. */
export const permissions = [
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

export const registerContentPolicy = (app: FastifyInstance, policy: ContentPolicy): void => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy.usual);
  });
};
