import { eventDataSchemas } from '@shiptime/domain/integrations/event-data';
import { type EventType, eventTypes, testEventType } from '@shiptime/domain/integrations/event-types';
import { z } from 'zod';
import type { JsonObject, OpenApiOperation } from './openapi-types.ts';
import type { OpenApiTranslate } from './openapi-text.ts';

const nameOf = (type: EventType): string => z.globalRegistry.get(eventDataSchemas[type])!.id!;

const id = { type: 'integer', minimum: 1 };

const bodyOf = (type: string, properties: JsonObject): JsonObject => ({
  type: 'object',
  required: ['type', 'timestamp', ...Object.keys(properties)],
  properties: {
    type: { type: 'string', const: type },
    timestamp: { type: 'string', format: 'date-time' },
    ...properties,
  },
});

const bodyOfEvent = (type: EventType): JsonObject =>
  bodyOf(type, { id, data: { $ref: `#/components/schemas/${nameOf(type)}` } });

const bodyOfTest = bodyOf(testEventType, {
  data: { type: 'object', required: ['webhook_id'], properties: { webhook_id: id } },
});

const headers = ['id', 'timestamp', 'signature'] as const;

export const describeWebhooks = (
  words: OpenApiTranslate,
): Record<string, Record<string, OpenApiOperation>> => {
  const parameters = headers.map((name) => ({
    name: `webhook-${name}`,
    in: 'header',
    required: true,
    description: words(`webhook_headers.${name}`),
    schema: { type: 'string' },
  }));
  const operationOf = (type: string, summary: string, schema: JsonObject): OpenApiOperation => ({
    operationId: `on${type.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    tags: ['integrations'],
    parameters,
    requestBody: { content: { 'application/json': { schema } }, required: true },
    responses: { '204': { description: words('responses.204') } },
  });
  return Object.fromEntries([
    ...eventTypes.map((type) => {
      const summary = words(`integrations:events.types.${type.replaceAll('.', '_')}`);
      return [type, { post: operationOf(type, summary, bodyOfEvent(type)) }];
    }),
    [testEventType, { post: operationOf(testEventType, words('webhook_test'), bodyOfTest) }],
  ]);
};
