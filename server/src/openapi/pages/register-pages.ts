import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@shiptime/domain/shared/text';
import { type ContentPolicy, pageSecurityHeaders } from '#http/content-policy.ts';
import { resolvePublicOrigin } from '#http/public-origin.ts';
import type { OpenApiDocument } from '../openapi-types.ts';
import { createOpenApiTranslate } from '../openapi-text.ts';
import { renderDocsPage } from './frame.ts';
import { guidePath, isGuide, renderGuide, type GuideValues, guideTitle } from './guides.ts';
import type { Html } from './html.ts';
import { addLanguageParameter } from './markdown.ts';
import { renderResourcePage, listDocumentedResources, renderResourcesPage } from './resource-page.ts';

const moved: Readonly<Record<string, string>> = {
  start: '/docs',
  lists: '/docs/copy-a-year',
  events: '/docs/copy-a-year#cursor',
  writing: '/docs#write',
  limits: '/docs/errors#rates',
  files: '/docs/resources',
  planning: '/docs/resources',
  calendars: '/docs/open-schedule#feeds',
  changes: '/docs/promises#this-version',
};

const linksOf = (webDirectory: string): string => {
  const index = path.join(webDirectory, 'index.html');
  const found = existsSync(index) ? readFileSync(index, 'utf8') : '';
  return (found.match(/<link rel="(?:stylesheet|icon)"[^>]*>/g) ?? []).join('');
};

const surroundingsOf = (request: FastifyRequest): GuideValues => {
  const { demo } = request.server.settings;
  const account = (name: string) => (demo ? `${name}@shiptime.example` : 'you@example.org');
  return {
    address: resolvePublicOrigin(request),
    email: account('proponent'),
    administrator: account('admin'),
    password: demo ? 'Shiptime-Demo-1' : '…',
  };
};

type Options = {
  readonly policy: ContentPolicy;
  readonly documentFor: (request: FastifyRequest) => OpenApiDocument;
};

export const registerDocsPages = (app: FastifyInstance, { policy, documentFor }: Options): void => {
  const links = linksOf(app.settings.webDirectory);
  const send = (reply: FastifyReply, language: Language, title: string, address: string, body: Html) => {
    const framed = renderDocsPage(body, {
      language,
      words: createOpenApiTranslate(language),
      title,
      path: address,
      links,
    });
    const page = policy.pageOf(framed, []);
    return reply
      .headers(pageSecurityHeaders)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', page.policy)
      .send(page.html);
  };
  const readerOf = (request: FastifyRequest) => ({
    document: documentFor(request),
    language: request.language,
    words: createOpenApiTranslate(request.language),
  });

  app.get<{ Params: { guide?: string } }>(
    '/docs/:guide?',
    { schema: { hide: true } },
    async (request, reply) => {
      const { guide = '' } = request.params;
      const name = guide === '' ? 'start' : guide;
      if (Object.hasOwn(moved, guide))
        return reply.redirect(addLanguageParameter(request.language, moved[guide]!), 301);
      if (!isGuide(name)) return reply.callNotFound();
      const body = renderGuide(request.language, name, surroundingsOf(request));
      return send(reply, request.language, guideTitle(request.language, name), guidePath(name), body);
    },
  );

  app.get('/docs/resources', { schema: { hide: true } }, async (request, reply) => {
    const reader = readerOf(request);
    const title = reader.words('pages.resources');
    return send(reply, reader.language, title, '/docs/resources', renderResourcesPage(reader));
  });

  app.get<{ Params: { slug: string } }>(
    '/docs/resources/:slug',
    { schema: { hide: true } },
    async (request, reply) => {
      const reader = readerOf(request);
      const { slug } = request.params;
      const body = renderResourcePage(slug, reader);
      if (body === null) return reply.callNotFound();
      const title = listDocumentedResources(reader.document).find((each) => each.slug === slug)!.title;
      return send(reply, reader.language, title, `/docs/resources/${slug}`, body);
    },
  );
};
