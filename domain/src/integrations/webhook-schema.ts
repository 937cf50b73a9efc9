import { z } from 'zod';
import { problemParams } from '../shared/field-problem.ts';
import { eventTypes } from './event-types.ts';
import { descriptionSchema, removeDuplicates } from './schema.ts';

/** Refuses a URL with credentials or a fragment. */
const isCallable = (text: string): boolean => !/^[a-z]+:\/\/[^/?#]*@|#/i.test(text);

const webhook = {
  url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .refine(isCallable, problemParams('invalid_url')),
  description: descriptionSchema,
  events: z.array(z.enum(eventTypes)).min(1).overwrite(removeDuplicates),
  active: z.boolean(),
};

export const newWebhookSchema = z.object({
  ...webhook,
  description: webhook.description.default(null),
  active: webhook.active.default(true),
});
export const webhookChangeSchema = z.object(webhook).partial();

export type NewWebhook = z.infer<typeof newWebhookSchema>;
export type WebhookChange = z.infer<typeof webhookChangeSchema>;

export const maximumWebhooks = 50;
/** Days of retrying a delivery; a webhook that failed longer, and too often, is disabled. */
export const deliveryRetryDays = 3;
export const maximumConsecutiveFailures = 15;
/** Hours during which payloads are also signed with the previous secret. */
export const previousSecretGraceHours = 24;
