import { connect } from 'node:tls';
import { createTransport } from 'nodemailer';

const timeoutMs = 5000;

/** Signs in to the mail server without sending; returns why it accepts no e-mail. */
export const findMailServerProblem = async (url: string | undefined): Promise<string | undefined> => {
  if (!url) return undefined;
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transporter = createTransport({ url, ...timeouts });
  try {
    await transporter.verify();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    transporter.close();
  }
};

export type CertificateExpiry = {
  readonly host: string;
  readonly seconds: number | null;
  readonly reason: string;
};

/** Seconds until the certificate of an https address expires, as seen from this machine. */
export const findCertificateExpiry = (
  address: string | undefined,
): Promise<CertificateExpiry | undefined> => {
  const url = address === undefined ? undefined : new URL(address);
  if (url?.protocol !== 'https:') return Promise.resolve(undefined);
  const { hostname: host, port } = url;
  return new Promise((resolve) => {
    const socket = connect({
      ...{ host, port: Number(port || 443), servername: host, timeout: timeoutMs },
      // Accepts any certificate, because expired ones must be read too and nothing is sent.
      rejectUnauthorized: false,
    });
    const end = (seconds: number | null, reason = ''): void => {
      socket.destroy();
      resolve({ host, seconds, reason });
    };
    socket.once('secureConnect', () =>
      end((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 1000),
    );
    socket.once('error', ({ message }) => end(null, message));
    socket.once('timeout', () => end(null, `no answer within ${timeoutMs / 1000} s`));
  });
};
