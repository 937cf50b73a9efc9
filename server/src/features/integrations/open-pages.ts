import type { FastifyInstance } from 'fastify';
import type { PageSources } from '#http/pages.ts';
import { allowedFrameAncestors } from './open/frame-policy.ts';
import { findNoscriptPage } from './open/readable-pages.ts';
import { registerSitemap } from './open/sitemap.ts';

export const registerOpenPages = (app: FastifyInstance): PageSources => {
  registerSitemap(app);
  return { framedBy: allowedFrameAncestors(app.db), findNoscriptPage };
};
