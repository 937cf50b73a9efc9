import type { FastifyInstance } from 'fastify';
import { languages } from '@shiptime/domain/shared/text';
import { resolvePublicOrigin } from '#http/public-origin.ts';
import { escapeHtml } from '#openapi/pages/html.ts';
import { readSettings } from '#features/reference/settings.ts';
import { licenceOf } from './open-data-rules.ts';
import { findOpenDataYears } from './open-schedules.ts';
import { noscriptPaths } from './noscript-pages.ts';

type Entry = { readonly path: string; readonly changed?: string };

const entryOf = (origin: string, { path, changed }: Entry): string => {
  const address = `${origin}${path}`;
  const inLanguage = (language: string) => `${address}${path.includes('?') ? '&' : '?'}lang=${language}`;
  return [
    `<url><loc>${escapeHtml(address)}</loc>`,
    ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
    ...languages.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(inLanguage(language))}"/>`,
    ),
    '</url>',
  ].join('');
};

/** Demonstrations are closed to search engines, because their voyages are invented. */
export const registerSitemap = (app: FastifyInstance): void => {
  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
    const rules = app.settings.demo
      ? ['Disallow: /']
      : ['Allow: /api/open', 'Disallow: /api/', `Sitemap: ${resolvePublicOrigin(request)}/sitemap.xml`];
    return reply.type('text/plain; charset=utf-8').send(['User-agent: *', ...rules, ''].join('\n'));
  });
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const origin = resolvePublicOrigin(request);
    const { open_schedule } = await readSettings(app.db);
    const years = open_schedule ? await findOpenDataYears(app.db, origin, licenceOf(app)) : [];
    const entries = [
      ...noscriptPaths.map((path) => ({ path })),
      ...years.map(({ fiscal_year, updated_at }) => ({
        path: `/open-schedules?year=${fiscal_year}`,
        changed: updated_at,
      })),
    ];
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
          ...entries.map((entry) => entryOf(origin, entry)),
          '</urlset>',
          '',
        ].join('\n'),
      );
  });
};
