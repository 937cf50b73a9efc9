import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { unprovenReasons } from '../../backups/rows.ts';
import { writeAudit } from '../../http/audit.ts';
import { Refusal } from '../../http/refusal.ts';
import { oneOf } from '../../http/resource.ts';
import { subjects } from '../../operation/findings.ts';
import { operationOf } from './operation.ts';

const tags = ['administration'];
const config = { access: ['administrator'] } as const;
const instant = z.string().nullable();

const backup = z.object({
  id: z.int(),
  name: z.string().describe('of its directory'),
  directory: z.string(),
  started_at: z.string(),
  phase: z.enum(['writing', 'proving', 'done', 'failed']),
  tables_done: z.int().describe('in this phase'),
  tables_total: z.int().nullable(),
  encrypted: z.boolean(),
  made_at: instant,
  rows: z.int().nullable(),
  bytes: z.int().nullable(),
  failure: z.string().nullable(),
  proven_at: instant,
  proof_seconds: z.number().nullable(),
  unproven: z.enum(unprovenReasons).nullable().describe('why it was not proven'),
  unproven_detail: z.string().nullable(),
});

const operation = z.object({
  version: z.string(),
  started_at: z.string().describe('of the process that answers'),
  processes: z.int().describe('that lately wrote to the database'),
  database: z.object({
    bytes: z.number(),
    pool: z.object({ in_use: z.int(), idle: z.int(), waiting: z.int(), most: z.int() }),
  }),
  mails: z.object({ waiting: z.int(), oldest_seconds: z.number(), given_up: z.int() }),
  jobs: z.array(
    z.object({
      name: z.string(),
      last_run_at: z.string(),
      succeeded_at: instant,
      done: z.int().nullable(),
      failures: z.int().describe('in a row, up to the last round'),
      error: z.string().nullable(),
    }),
  ),
  streams: z.int().describe('live streams of the process that answers'),
  open_sessions: z.int(),
  failed_sign_ins: z.int().describe('of the last day'),
  clock_skew_seconds: z.number(),
  disks: z.array(z.object({ place: z.enum(['data', 'backups']), free_bytes: z.number() })),
  backups: z.object({
    scheduled: z.boolean(),
    directory: z.string().nullable(),
    every_hours: z.int().nullable(),
    keep_days: z.int().nullable(),
    encrypted: z.boolean(),
    next_at: instant,
    running: backup.nullable(),
    newest: backup.nullable(),
    newest_proven: backup.nullable(),
    last: backup.nullable().describe('the last one that came to its end'),
  }),
  findings: z.array(
    z.object({
      subject: z.enum(subjects),
      code: z.string(),
      level: z.enum(['problem', 'notice']),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      message: z.string().describe('what it is and what to do'),
    }),
  ),
});

/** How the portal itself is, for those who run it. */
export const operationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/operation',
    { config, schema: { tags, response: { 200: oneOf(operation) } } },
    async (request) => ({
      data: await operationOf(app, request.language),
    }),
  );

  app.post(
    '/backups',
    { config, schema: { tags, response: { 202: oneOf(backup) } } },
    async (request, reply) => {
      const { backups } = app;
      if (!backups)
        throw new Refusal(409, { type: 'invalid_transition', message: 'errors:http.backups_off' });
      // Without a connection of a transaction in hand: it waits for one of its own.
      const begun = await backups.beginOrJoin(app.db, request.actor.id);
      if (!begun) throw new Refusal(409, { type: 'invalid_transition', message: 'errors:http.backups_busy' });
      if (begun.isNew) {
        const { id, name } = begun.backup;
        await app.inTransaction((tx) =>
          writeAudit(tx, request.actor, {
            action: 'backups.created',
            subject_type: 'backups',
            subject_id: id,
            after: { name },
          }),
        );
      }
      reply.code(202);
      return { data: begun.backup };
    },
  );
};
