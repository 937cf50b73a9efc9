import { eventData } from '@shiptime/domain/integrations/event-data';
import { type EventType, eventTypes } from '@shiptime/domain/integrations/event-types';
import { z } from 'zod';
import type { Json, Operation } from './spec.ts';
import type { Words } from './words.ts';

const nameOf = (type: EventType): string => z.globalRegistry.get(eventData[type])!.id!;

const bodyOf = (type: EventType): Json => ({
  type: 'object',
  required: ['type', 'timestamp', 'id', 'data'],
  properties: {
    type: { type: 'string', const: type },
    timestamp: { type: 'string', format: 'date-time' },
    id: { type: 'integer', minimum: 1 },
    data: { $ref: `#/components/schemas/${nameOf(type)}` },
  },
});

export const webhooksOf = (words: Words): Record<string, Record<string, Operation>> =>
  Object.fromEntries(
    eventTypes.map((type) => {
      const summary = words(`integrations:events.types.${type.replaceAll('.', '_')}`);
      const operation: Operation = {
        operationId: `on${type.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
        summary,
        tags: ['integrations'],
        requestBody: { content: { 'application/json': { schema: bodyOf(type) } }, required: true },
        responses: { '204': { description: words('responses.204') } },
      };
      return [type, { post: operation }];
    }),
  );
