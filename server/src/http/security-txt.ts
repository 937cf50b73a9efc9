import type { FastifyInstance } from 'fastify';
import { notFoundRefusal } from './refusal.ts';

const daysGood = 90;

/** RFC 9116. Generated per request, so that its expiry date is never past. */
export const registerSecurityTxt = (app: FastifyInstance): void => {
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    const { securityContact, publicUrl } = app.settings;
    if (securityContact === undefined) throw notFoundRefusal();
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(Date.now() + daysGood * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`,
      'Preferred-Languages: en, fr',
      ...(publicUrl?.startsWith('https:') ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
};
