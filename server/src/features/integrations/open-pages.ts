import type { FastifyInstance } from 'fastify';
import type { PageSources } from '#http/pages.ts';
import { createFrameAncestorLookup } from './open/frame-policy.ts';
import { findNoscriptPage } from './open/noscript-pages.ts';
import { registerSitemap } from './open/sitemap.ts';

export const registerPublicPageSources = (app: FastifyInstance): PageSources => {
  registerSitemap(app);
  return { framedBy: createFrameAncestorLookup(app.db), findNoscriptPage };
};
