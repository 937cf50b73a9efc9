import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

type Directives = Readonly<Record<string, string>>;

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

const ofFiles: Directives = {
  'default-src': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
};

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

export type PageWithPolicy = {
  readonly html: string;
  readonly policy: string;
  readonly isFramed: boolean;
};

export type ContentPolicy = {
  readonly data: string;
  readonly files: string;
  /**
   * A new nonce per response. On phones the UI library adds a style element and reads the nonce from a meta
   * element.
   */
  pageOf(html: string, framedBy: readonly string[]): PageWithPolicy;
};

export const createContentPolicy = (publicUrl: string | undefined): ContentPolicy => {
  const upgrade: Directives = publicUrl?.startsWith('https:') ? { 'upgrade-insecure-requests': '' } : {};
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

export const pageSecurityHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissions,
  'x-dns-prefetch-control': 'off',
};

export const registerContentSecurityPolicy = (app: FastifyInstance, policy: ContentPolicy): void => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy.data);
  });
};
