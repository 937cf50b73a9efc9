import { type Licence, licences } from '@shiptime/domain/integrations/licences';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireViewer } from '#http/access.ts';
import { resolvePublicOrigin } from '#http/public-origin.ts';
import { readSettings } from '#features/reference/settings.ts';

export const licenceOf = ({ settings }: FastifyInstance): Licence =>
  licences[settings.openDataLicence ?? 'OGL-Canada-2.0'];

const cataloguePath = '/api/open/catalogue.jsonld';

const exposed =
  'Content-Disposition, Content-Language, ETag, Link, Retry-After, X-Left-Empty, X-RateLimit-Reset';

const openToOtherSites = (request: FastifyRequest, reply: FastifyReply): void => {
  reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', exposed)
    .header('cross-origin-resource-policy', 'cross-origin');
  if (request.method !== 'OPTIONS') return;
  reply
    .header('access-control-allow-methods', 'GET, HEAD, OPTIONS')
    .header('access-control-allow-headers', 'Accept, Accept-Language, If-None-Match')
    .header('access-control-max-age', '86400');
};

/**
 * Without the setting `open_schedule`, visitors must sign in. With the setting, other sites may read without
 * credentials.
 */
export const registerOpenDataAccess = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { open_schedule } = await readSettings(app.db);
    if (open_schedule) openToOtherSites(request, reply);
    else if (request.method !== 'OPTIONS') requireViewer(request, 'answers:http.schedule_not_open');
    const licence = licenceOf(app)[`url_${request.language}`];
    const catalogue = `${resolvePublicOrigin(request)}${cataloguePath}`;
    reply.header('link', [
      `<${licence}>; rel="license"`,
      `<${catalogue}>; rel="describedby"; type="application/ld+json"`,
    ]);
  });
  for (const path of ['/open', '/open/*'])
    app.options(path, { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) =>
      reply.code(204).header('allow', 'GET, HEAD, OPTIONS').send(),
    );
};
