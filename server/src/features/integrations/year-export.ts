import { Readable } from 'node:stream';
import { referenceListNames } from '@shiptime/domain/reference/lists';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { contentDispositionHeader } from '#http/answers/content-disposition.ts';
import { idParams } from '#http/answers/resource.ts';
import type { App } from '#http/app.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { injectInternalRequest } from '#http/method-override.ts';
import { languageQuerySchema } from '#http/query/query-schema.ts';
import { runInExportQueue } from '#spreadsheet/export-queue.ts';
import { findYearName } from '../reference/year-name.ts';
import { z } from 'zod';

const batch = 200;

type Part = { readonly resource: string; readonly ofYear?: boolean; readonly include?: string };

export const yearExportParts: readonly Part[] = [
  ...[...referenceListNames, 'user_types', 'request_statuses', 'fiscal_years', 'vessels'].map((resource) => ({
    resource,
  })),
  {
    resource: 'ship_time_requests',
    ofYear: true,
    include: 'primaryProponent,coProponents,stations,fundingSources,collaborators,areasOfConsideration',
  },
  ...[
    'vessel_plans',
    'missions',
    'scheduling_constraints',
    'delivered_voyages',
    'fleet_plans',
    'letters_of_intent',
    'berth_requests',
  ].map((resource) => ({ resource, ofYear: true })),
];

type Row = { readonly id: number };
type Read = <T>(url: string) => Promise<{ readonly status: number; readonly body: T }>;

const line = (resource: string, data: unknown): string => `${JSON.stringify({ resource, data })}\n`;

async function* pagesOf(
  read: Read,
  year: number,
  { resource, ofYear, include }: Part,
): AsyncGenerator<readonly Row[] | null> {
  for (let last = 0; ;) {
    const asked = [
      `sort=id&limit=${batch}&filter[id][gt]=${last}`,
      ...(ofYear ? [`filter[fiscal_year_id]=${year}`] : []),
      ...(include ? [`include=${include}`] : []),
    ];
    const { status, body } = await read<{ data: Row[] }>(`/api/${resource}?${asked.join('&')}`);
    if (status === 403) return yield null;
    if (status !== 200) throw new Error(`${resource} answered ${status}`);
    yield body.data;
    if (body.data.length < batch) return;
    last = body.data.at(-1)!.id;
  }
}

async function* linesOf(read: Read, year: number): AsyncGenerator<string> {
  const events = await read<{ next_cursor: string }>('/api/events?after=latest&limit=1');
  const cursor = events.status === 200 ? events.body.next_cursor : null;
  yield line('begin', { fiscal_year_id: year, at: new Date().toISOString(), cursor });
  const rows: Record<string, number> = {};
  const left_out: string[] = [];
  for (const part of yearExportParts)
    for await (const page of pagesOf(read, year, part)) {
      if (page === null) left_out.push(part.resource);
      else {
        rows[part.resource] = (rows[part.resource] ?? 0) + page.length;
        yield page.map((row) => line(part.resource, row)).join('');
      }
    }
  yield line('end', { rows, left_out });
}

const readerFor =
  (app: App, request: FastifyRequest, reply: FastifyReply): Read =>
  async (url) => {
    const answer = await injectInternalRequest(app, `${url}&lang=${request.language}`, request, reply);
    return { status: answer.statusCode, body: answer.json() };
  };

export const yearExportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/fiscal_years/:id/export.ndjson',
    {
      config: { access: 'signed_in' },
      schema: {
        tags: ['integrations'],
        params: idParams,
        querystring: z.object({ lang: languageQuerySchema }),
      },
    },
    async (request, reply) => {
      const { actor, params } = request;
      const name = await findYearName(app.db, params.id);
      if (name === undefined) throw notFoundRefusal();
      const make = () => Readable.from(linesOf(readerFor(app, request, reply), params.id));
      return reply
        .type('application/x-ndjson')
        .header('content-disposition', contentDispositionHeader(`${name}.ndjson`))
        .send(await runInExportQueue(app.exportTurns, String(actor.id), make));
    },
  );
};
