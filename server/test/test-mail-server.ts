import { pino } from 'pino';
import { createSmtpTransport } from '../src/mail/mail-transport.ts';
import { startMailWorker } from '../src/mail/mail-worker.ts';
import type { TestApp } from './harness.ts';
import { startMailCatcher, type CaughtMail } from './mail-catcher.ts';

export type TestMailServer = {
  mailTo(address: string): Promise<CaughtMail>;
  countTo(address: string): Promise<number>;
  close(): Promise<void>;
};

export const tokenIn = (mail: CaughtMail): string =>
  /https:\/\/portal\.example\/\S*\/([\w-]+)\?lang=(?:en|fr)/.exec(mail.text ?? '')?.[1] ?? 'no link';

export const startTestMailServer = async ({ app, db }: TestApp): Promise<TestMailServer> => {
  const catcher = await startMailCatcher();
  const kept: CaughtMail[] = [];
  const worker = startMailWorker({
    db,
    live: app.live,
    transport: createSmtpTransport(catcher.url, 'Shiptime <no-reply@portal.example>'),
    portalAddress: 'https://portal.example',
    log: pino({ level: 'silent' }),
  });
  const take = (address: string): CaughtMail | undefined => {
    const index = kept.findIndex(({ recipients }) => recipients.includes(address));
    return index === -1 ? undefined : kept.splice(index, 1)[0];
  };
  return {
    mailTo: async (address) => {
      for (;;) {
        const mail = take(address);
        if (mail) return mail;
        kept.push(...(await catcher.next()));
      }
    },
    countTo: async (address) => {
      const mails = await db.selectFrom('outbox').select('id').where('to_address', '=', address).execute();
      return mails.length;
    },
    close: async () => {
      await worker.stop();
      await catcher.close();
    },
  };
};
