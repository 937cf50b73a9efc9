import type { FastifyInstance } from 'fastify';
import { sendRefusal } from './errors.ts';
import { isApiPath } from './access.ts';
import { pageSecurityHeaders } from './content-policy.ts';
import type { SendPage } from './pages.ts';
import { Refusal, notFoundRefusal } from './refusal.ts';

const segments = (path: string): string[] => path.replace(/\/$/, '').split('/').slice(1);

const fits = (pattern: string, part: string): boolean =>
  pattern.startsWith(':') ? part.endsWith(/[.].*$/.exec(pattern)?.[0] ?? '') : pattern === part;

const matches = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length && pattern.every((segment, i) => fits(segment, path[i]!));

const literals = (pattern: readonly string[]): number =>
  pattern.filter((segment) => !segment.startsWith(':')).length;

/** Answers 405 with `Allow` if only the method is wrong, and answers OPTIONS. */
export const registerNotFound = (app: FastifyInstance, sendPage: SendPage): void => {
  const known: { pattern: string[]; method: string }[] = [];
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) known.push({ pattern: segments(route.url), method });
  });

  const allowedMethods = (url: string): string[] => {
    const path = segments(url.split('?')[0] ?? '');
    const fitting = known.filter(({ pattern }) => matches(pattern, path));
    const most = Math.max(...fitting.map(({ pattern }) => literals(pattern)));
    const methods = fitting.filter(({ pattern }) => literals(pattern) === most).map(({ method }) => method);
    return [...new Set(methods)].sort();
  };

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (!isApiPath(path)) {
      const page = ['GET', 'HEAD'].includes(request.method) ? await sendPage(request) : null;
      if (page) {
        reply.headers(pageSecurityHeaders);
        if (page.isFramed) reply.removeHeader('x-frame-options');
        return reply
          .code(page.status)
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-cache')
          .header('content-security-policy', page.policy)
          .send(page.html);
      }
    }
    const methods = allowedMethods(request.url);
    if (request.method === 'OPTIONS' && methods.length > 0) {
      return reply
        .code(204)
        .header('allow', [...methods, 'OPTIONS'].sort().join(', '))
        .send();
    }
    const refusal =
      methods.length > 0
        ? new Refusal('method_not_allowed', {
            message: 'answers:http.method_not_allowed',
            headers: { allow: methods.join(', ') },
          })
        : notFoundRefusal();
    return sendRefusal(request, reply, refusal);
  });
};
