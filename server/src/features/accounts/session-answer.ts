import { z } from 'zod';
import type { NewSession } from './sessions.ts';

/** docs/contract.md 4: what signing in answers with, by whatever way. */
export const tokenSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_at: z.string(),
});

export const sessionAnswer = (session: NewSession): z.infer<typeof tokenSchema> => ({
  ...session,
  token_type: 'Bearer',
});
