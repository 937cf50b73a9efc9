import { z } from 'zod';
import { messageResponseSchema } from '@shiptime/domain/shared/wire';
import type { Tx } from '#db/connection.ts';
import type { App } from '#http/app.ts';
import { translate } from '#http/language.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { type SubscriptionKind, unsubscribePaths, verifyUnsubscribeToken } from './unsubscribe-links.ts';

const config = { access: 'public' } as const;
const params = z.object({ token: z.string().min(1).max(100) });
const body = z.object({ 'List-Unsubscribe': z.literal('One-Click') });

type Ending = {
  readonly tags: string[];
  readonly page: (owner: number, token: string) => string;
  readonly end: (tx: Tx, owner: number) => Promise<void>;
  readonly done: string;
};

export const unsubscribeRoutes = (
  app: App,
  subscription: SubscriptionKind,
  { tags, page, end, done }: Ending,
): void => {
  const url = `${unsubscribePaths[subscription].replace('/api', '')}/:token`;
  const ownerOf = (token: string): number => {
    const { secretKey } = app.settings;
    const owner = secretKey ? verifyUnsubscribeToken(secretKey, subscription, token) : null;
    if (owner === null) throw notFoundRefusal();
    return owner;
  };
  app.get(url, { config, schema: { hide: true, params } }, async ({ params: { token } }, reply) =>
    reply.redirect(page(ownerOf(token), token), 303),
  );
  app.post(
    url,
    { config, schema: { tags, params, body, response: { 200: messageResponseSchema } } },
    async (request) => {
      const owner = ownerOf(request.params.token);
      await app.inTransaction((tx) => end(tx, owner));
      return { message: translate(request.language, done) };
    },
  );
};
