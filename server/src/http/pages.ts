import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { needsDatabase, routePathOf } from './access.ts';
import type { ContentPolicy, PageWithPolicy } from './content-policy.ts';
import { addNoscriptPage, type NoscriptPage } from './noscript-page.ts';
import { createPreloads } from './page-preloads.ts';

/** Paths of pages (web/src/lib/paths.ts); for others the page is sent with 404. */
const pagePaths: readonly RegExp[] = [
  /^\/$/,
  /^\/vesselPlans\/timeline$/,
  /^\/(ship-time-request|ask-to-apply|ship-schedules|open-schedules|ship-information|support|my-requests|login|register|requests|vesselPlans|mailbox)$/,
  /^\/(open-schedules\/embed|ship-time-request\/form)$/,
  /^\/legal\/(privacy-policy|accessibility)$/,
  /^\/account\/(verify|password\/reset|email)\/[^/]+$/,
  /^\/account\/password\/create$/,
  /^\/(invitation|receipt|availability\/stop)\/[^/]+$/,
  /^\/login\/return$/,
  /^\/user\/\d+\/profile$/,
  /^\/request(\/\d+)?(\/(print|submit|report))?$/,
  /^\/(voyages-to-join|letters-of-intent)$/,
  /^\/berth-requests\/\d+$/,
  /^\/rvc\/inbox$/,
  /^\/vesselPlan\/\d+\/scheduler$/,
  /^\/scenarios$/,
  /^\/scenario\/\d+$/,
  /^\/vessels\/\d+\/constraints$/,
  /^\/outages\/\d+$/,
  /^\/administration(\/[a-z_-]+){0,2}$/,
  /^\/statistics(\/(delivery|fairness|reports))?$/,
];

export const assetsPath = '/assets/';

type Settings = { readonly webDirectory: string };

type SentPage = PageWithPolicy & { readonly status: number };
export type SendPage = (request: FastifyRequest) => Promise<SentPage | null>;

export type PageSources = {
  readonly framedBy: (path: string) => Promise<readonly string[]>;
  readonly findNoscriptPage: (request: FastifyRequest, path: string) => Promise<NoscriptPage | null>;
};

export const registerPages = async (
  app: FastifyInstance,
  { webDirectory: directory }: Settings,
  policy: ContentPolicy,
  { framedBy, findNoscriptPage }: PageSources,
): Promise<SendPage> => {
  const index = path.join(directory, 'index.html');
  if (!existsSync(index)) return () => Promise.resolve(null);
  await app.register(fastifyStatic, {
    root: path.join(directory, 'assets'),
    prefix: assetsPath,
    wildcard: false,
    globIgnore: ['**/*.br'],
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    cacheControl: true,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => void reply.header('content-security-policy', policy.files),
    decorateReply: false,
  });
  const html = readFileSync(index, 'utf8');
  const addPreloads = createPreloads(directory);
  return async (request) => {
    const path = routePathOf(request);
    const status = pagePaths.some((pattern) => pattern.test(path)) ? 200 : 404;
    const preloading = addPreloads(html, path, request.language);
    if (!needsDatabase(request)) return { status, ...policy.pageOf(preloading, []) };
    const readable = await findNoscriptPage(request, path);
    const page = readable ? addNoscriptPage(preloading, readable, request.language) : preloading;
    return { status, ...policy.pageOf(page, await framedBy(path)) };
  };
};
