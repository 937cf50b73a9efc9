import { z } from 'zod';
import { problemParams } from '../shared/field-problem.ts';
import { eventTypes } from './event-types.ts';
import { descriptionSchema, removeDuplicates } from './schema.ts';

/** Refuses credentials and a fragment in the address. */
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

export const webhookSchema = z.object({
  ...webhook,
  description: webhook.description.default(null),
  active: webhook.active.default(true),
});
export const webhookChangeSchema = z.object(webhook).partial();

export type NewWebhook = z.infer<typeof webhookSchema>;
export type WebhookChange = z.infer<typeof webhookChangeSchema>;

export const maximumWebhooks = 50;
/** Days of retries; without a success for as long, the webhook is disabled. */
export const deliveryDays = 3;
export const maximumFailures = 15;
/** Hours for which the previous secret still signs. */
export const previousSecretHours = 24;
