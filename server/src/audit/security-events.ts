import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Db } from '../db/connection.ts';
import { type AuditedActor, type NewAuditEntry, writeAuditEntry } from './audit.ts';
import { isInternalRequest } from '../http/method-override.ts';
import { createLimiter } from '../http/rate-limit.ts';

/**
 * Maximum rows per hour for each action and person, network or exported URL, so that an attack cannot flood
 * the log.
 */
const mostAnHour = 60;
const hour = 3600;

export type SecurityEvents = {
  note(actor: AuditedActor | null, entry: NewAuditEntry, of: string): Promise<void>;
};

const createSecurityEvents = (app: FastifyInstance, db: Db): SecurityEvents => {
  const limiter: RateLimiterAbstract = createLimiter(db, 'audit', mostAnHour, hour);
  return {
    note: async (actor, entry, of) => {
      try {
        await limiter.consume(`${entry.action}:${of}`);
        await db.transaction().execute((tx) => writeAuditEntry(tx, actor, entry));
      } catch (outcome) {
        if (outcome instanceof RateLimiterRes) return;
        app.log.error({ err: outcome, action: entry.action }, 'the audit log could not be written');
      }
    },
  };
};

const isExport =
  /\/export(?:$|[./])|\/cruise_summary\.xml$|\/attachments\/:row\/file$|\/privacy_requests\/:id\/data$/;

const wordOf = (request: FastifyRequest, reply: FastifyReply): 'exported' | 'refused' | null => {
  if (reply.statusCode === 403) return 'refused';
  return reply.statusCode === 200 && isExport.test(request.routeOptions.url ?? '') ? 'exported' : null;
};

declare module 'fastify' {
  interface FastifyInstance {
    readonly securityEvents: SecurityEvents;
  }
}

export const registerSecurityEvents = (app: FastifyInstance, db: Db): void => {
  const events = createSecurityEvents(app, db);
  app.decorate('securityEvents', events);
  app.addHook('onSend', async (request, reply) => {
    const { viewer } = request;
    const verb = viewer && !isInternalRequest(request) ? wordOf(request, reply) : null;
    if (!viewer || !verb) return;
    const route = request.routeOptions.url ?? '';
    const subject_type = /^\/api\/(\w+)/.exec(route)?.[1] ?? 'portal';
    const { id } = (request.params ?? {}) as { id?: unknown };
    const entry: NewAuditEntry = {
      action: `${subject_type}.${verb}`,
      subject_type,
      subject_id: typeof id === 'number' ? id : null,
      after: { request: `${request.method} ${route}` },
    };
    const address = verb === 'exported' ? ` ${request.url.split('?', 1)[0]}` : '';
    await events.note(viewer, entry, `${viewer.id}${address}`);
  });
};
