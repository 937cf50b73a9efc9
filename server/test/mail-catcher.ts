import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export type CaughtMail = ParsedMail & { readonly recipients: readonly string[] };

export type MailCatcher = {
  readonly url: string;
  readonly mails: CaughtMail[];
  refuse: { readonly code: number; readonly text: string } | null;
  next(count?: number): Promise<CaughtMail[]>;
  close(): Promise<void>;
};

const listen = (server: SMTPServer, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

export const startMailCatcher = async (port = 0): Promise<MailCatcher> => {
  const mails: CaughtMail[] = [];
  let awaited: { count: number; resolve: () => void } | null = null;
  const catcher = { refuse: null as MailCatcher['refuse'] };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, answer) => {
      const taken = async (): Promise<void> => {
        const mail = await simpleParser(stream);
        if (catcher.refuse) {
          throw Object.assign(new Error(catcher.refuse.text), { responseCode: catcher.refuse.code });
        }
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push(Object.assign(mail, { recipients }));
        if (awaited && mails.length >= awaited.count) awaited.resolve();
      };
      taken().then(() => answer(), answer);
    },
  });
  const found = await listen(server, port);
  server.on('error', () => undefined);
  return Object.assign(catcher, {
    url: `smtp://127.0.0.1:${found}`,
    mails,
    next: async (count = 1) => {
      if (mails.length < count) await new Promise<void>((resolve) => (awaited = { count, resolve }));
      return mails.splice(0, count);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
};
