import { ledgerSchema, ledgerVerdictSchema, receiptSchema } from '@shiptime/domain/ledger/ledger-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFoundRefusal } from '#http/refusal.ts';
import { resourceSchema } from '#http/answers/resource.ts';
import { findFirstBrokenEntry, readLedgerState } from './ledger.ts';
import { listLedgerHeads, formatLedgerHeads } from './ledger-heads.ts';
import { findReceipt } from './receipts.ts';

const tags = ['administration'];
const config = { access: ['administrator'] } as const;
export const ledgerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/ledger',
    { config, schema: { tags, response: { 200: resourceSchema(ledgerSchema) } } },
    async () => ({
      data: {
        ...(await readLedgerState(app.db)),
        heads: (await listLedgerHeads(app.db)).map(({ day, position, hash }) => ({ day, position, hash })),
      },
    }),
  );

  app.post(
    '/ledger/verify',
    {
      config,
      schema: {
        tags,
        response: { 200: resourceSchema(ledgerVerdictSchema) },
      },
    },
    async () => {
      const found = await findFirstBrokenEntry(app.db, app.settings.secretKey);
      return { data: { ...(await readLedgerState(app.db)), intact: found === null, broken: found } };
    },
  );

  app.get('/ledger/heads.csv', { config, schema: { tags } }, async (_, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="ledger-heads.csv"')
      .send(formatLedgerHeads(await listLedgerHeads(app.db))),
  );

  app.get(
    '/receipts/:receipt',
    {
      config: { access: 'public' },
      schema: {
        tags: ['applications'],
        params: z.object({ receipt: z.string().max(40) }),
        response: { 200: resourceSchema(receiptSchema) },
      },
    },
    async (request) => {
      const found = await findReceipt(app.db, request.params.receipt);
      if (!found) throw notFoundRefusal();
      return { data: found };
    },
  );
};
