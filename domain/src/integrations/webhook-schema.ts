import { z } from 'zod';
import { problem } from '../shared/field-problem.ts';
import { eventTypes } from './event-types.ts';
import { description, distinct } from './schema.ts';

/** Without a name and password in it, and without a part that is never sent. */
const isCallable = (text: string): boolean => !/^[a-z]+:\/\/[^/?#]*@|#/i.test(text);

const webhook = {
  /** Whether it may be plain http, and which host, is for the server to say. */
  url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .refine(isCallable, problem('invalid_url')),
  description,
  events: z.array(z.enum(eventTypes)).min(1).overwrite(distinct),
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

/** Beyond so many the portal would be busy sending. */
export const mostWebhooks = 50;
/** For so long a delivery is tried again, and after so long without one that arrived the webhook is switched off. */
export const deliveryDays = 3;
/** So many attempts in a row have to fail as well. */
export const mostFailures = 15;
/** For so long the secret before the last one signs as well. */
export const previousSecretHours = 24;
