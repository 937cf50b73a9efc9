import { createTransport, type Transporter } from 'nodemailer';
import type { AttachedFile } from './mail-files.ts';

type OutgoingMail = {
  readonly to: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly files: readonly AttachedFile[];
  readonly unsubscribe?: string;
};

export type MailTransport = {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
  readonly keepsLinks?: boolean;
};

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export const createSmtpTransport = (url: string, from: string): MailTransport => {
  const transporter: Transporter = createTransport({ url, pool: true, maxConnections: 2, ...timeouts });
  return {
    send: async ({ to, language, subject, text, html, messageId, files, unsubscribe }) => {
      await transporter.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId,
        attachments: [...files],
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': language,
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    },
    close: () => transporter.close(),
  };
};

export const mailboxTransport: MailTransport = {
  send: async () => undefined,
  close: () => undefined,
  keepsLinks: true,
};
