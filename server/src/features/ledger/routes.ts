import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../http/refusal.ts';
import { oneOf } from '../../http/resource.ts';
import { writeHeads } from './heads-file.ts';
import { brokenEntries, firstBrokenEntry, ledgerHeads, ledgerState } from './ledger.ts';
import { findReceipt } from './receipts.ts';

const tags = ['administration'];
const config = { access: ['administrator'] } as const;
const hash = z.string().nullable().describe('SHA-256, hexadecimal');

const state = z.object({ entries: z.int(), hash, sealed_at: z.string().nullable() });
const head = z.object({ day: z.string(), position: z.int(), hash: z.string() });
const broken = z.object({
  position: z.int().nullable(),
  source: z.string().describe('the table'),
  source_id: z.int().nullable(),
  problem: z.enum(brokenEntries),
});
const receipt = z.object({
  receipt: z.string(),
  application_id: z.int(),
  fiscal_year: z.string(),
  submitted_at: z.string(),
  position: z.int(),
  hash: z.string(),
  intact: z.boolean().describe('the entry is as it was written, and follows the one before it'),
});

/** The chain over histories and audit log, and the receipts of submissions. */
export const ledgerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/ledger',
    { config, schema: { tags, response: { 200: oneOf(state.extend({ heads: z.array(head) })) } } },
    async () => ({ data: { ...(await ledgerState(app.db)), heads: await ledgerHeads(app.db) } }),
  );

  app.post(
    '/ledger/verify',
    {
      config,
      schema: {
        tags,
        response: { 200: oneOf(state.extend({ intact: z.boolean(), broken: broken.nullable() })) },
      },
    },
    async () => {
      const found = await firstBrokenEntry(app.db);
      return { data: { ...(await ledgerState(app.db)), intact: found === null, broken: found } };
    },
  );

  app.get('/ledger/heads.csv', { config, schema: { tags } }, async (_, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="ledger-heads.csv"')
      .send(writeHeads(await ledgerHeads(app.db))),
  );

  app.get(
    '/receipts/:receipt',
    {
      config: { access: 'public' },
      schema: {
        tags: ['applications'],
        params: z.object({ receipt: z.string().max(40) }),
        response: { 200: oneOf(receipt) },
      },
    },
    async (request) => {
      const found = await findReceipt(app.db, request.params.receipt);
      if (!found) throw notFound();
      return { data: found };
    },
  );
};
