import path from 'node:path';
import { z } from 'zod';
import { licenceKeys } from '@shiptime/domain/integrations/licences';
import { readBackupSettings } from './backups/backup-settings.ts';
import type { OperationalEndpointSettings } from './http/operational-endpoints.ts';
import { isLoopback } from './loopback.ts';
import { projectRoot } from './package-root.ts';
import { StartupError } from './startup-error.ts';

const sentence = (text: string) => ({ error: text });

const wholeNumber = (fallback: number, least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, sentence(`must be a whole number from ${least} to ${most}`))
    .transform(Number)
    .refine(
      (value) => value >= least && value <= most,
      sentence(`must be a whole number from ${least} to ${most}`),
    )
    .default(fallback);

const words = new Map([
  ...['1', 'true', 'yes', 'on'].map((word) => [word, true] as const),
  ...['0', 'false', 'no', 'off'].map((word) => [word, false] as const),
]);
const yesOrNo = z
  .string()
  .transform((text) => words.get(text.toLowerCase()))
  .refine((value) => value !== undefined, sentence('must be 1 or 0'));

const address = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      sentence(`must be an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`),
    );

const isSafeIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
};

const isContact = (text: string): boolean =>
  /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text) && URL.canParse(text);

const contact = z
  .string()
  .refine(isContact, sentence('must be an address that begins with mailto: or https://'));

const mailList = (text: string): string[] => text.split(',').map((address) => address.trim().toLowerCase());
const isMailList = (text: string): boolean =>
  mailList(text).length <= 2 && mailList(text).every((address) => z.email().safeParse(address).success);

const spaced = z
  .string()
  .transform((text) => text.split(/\s+/).filter(Boolean))
  .default([]);

const settings = z.object({
  /** 0 picks a free one. */
  PORT: wholeNumber(8080, 0, 65_535),
  /** Address to listen on. Default: this machine only; 0.0.0.0: the network. */
  HOST: z.string().default('127.0.0.1'),
  /** Default: `.data` in the project; for root /var/lib/shiptime. */
  DATA_DIR: z.string().optional(),
  /** 0: refuse to start instead of creating a missing database. */
  NEW_DATABASE: yesOrNo.default(true),
  /** PostgreSQL 15 or newer instead of the embedded one: postgres://user:password@host:5432/database */
  DATABASE_URL: address('postgres:', 'postgresql:').optional(),
  /** Owner of the tables, for migrations, if the role of DATABASE_URL owns nothing. */
  DATABASE_OWNER_URL: address('postgres:', 'postgresql:').optional(),
  DATABASE_POOL_SIZE: wholeNumber(16, 2, 1000),
  /** Address in links of e-mails and pages. Default: where the server listens. */
  PUBLIC_URL: address('http:', 'https:')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  /** smtp://user:password@host:587 or smtps://…; without it e-mails stay in the database. */
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  /** tcp://host:3310 or unix:///path: scans attached files; while it is unreachable, uploads are refused. */
  CLAMD_URL: address('tcp:', 'unix:').optional(),
  MAIL_FROM: z.string().default('Shiptime <no-reply@shiptime.example>'),
  /**
   * 1: demonstration; default with the embedded database. Must be set if an embedded portal serves other
   * machines, or with SMTP_URL.
   */
  DEMO: yesOrNo.optional(),
  /**
   * Secret of at least 32 characters, equal for all processes. Default: `secret.key` in DATA_DIR; with
   * DATABASE_URL none.
   */
  SECRET_KEY: z.string().min(32, sentence('must have at least 32 characters')).optional(),
  SECRET_KEY_PREVIOUS: z.string().min(32, sentence('must have at least 32 characters')).optional(),
  /** OpenID Connect: set all five or none. The redirect URI is PUBLIC_URL/login/return. */
  OIDC_ISSUER: address('https:', 'http:')
    .refine(isSafeIssuer, sentence('must be https: beyond this machine'))
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME_EN: z.string().optional(),
  OIDC_NAME_FR: z.string().optional(),
  OIDC_EMAIL_CLAIM: z.string().default('email'),
  /** 1: the provider, like Entra, verifies e-mail addresses without sending `email_verified`. */
  OIDC_EMAIL_TRUSTED: yesOrNo.default(false),
  /** `acr` and `amr` values that the provider must report for types requiring a factor. */
  OIDC_ACR_VALUES: spaced,
  OIDC_AMR_VALUES: spaced,
  OPERATOR_EN: z.string().optional(),
  OPERATOR_FR: z.string().optional(),
  /** Default: warn in a demonstration, else info. */
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .optional(),
  /** 1 for one reverse proxy, or the proxies' addresses separated by commas. */
  TRUST_PROXY: z.string().default('0'),
  /** 1: forms for forgotten passwords and sign-up never reveal whether an account exists. */
  UNIFORM_ACCOUNT_ANSWERS: yesOrNo.default(false),
  /** 1: another administrator confirms each new administrator. Default: the opposite of DEMO. */
  CONFIRM_ADMINISTRATORS: yesOrNo.optional(),
  /** Per minute: requests of a user, requests of an address without a session, failed sign-ins. */
  LIMIT_PER_USER: wholeNumber(600, 1, 10_000_000),
  LIMIT_PER_ADDRESS: wholeNumber(120, 1, 10_000_000),
  LIMIT_PER_LOGIN: wholeNumber(5, 1, 1000),
  /** Failed sign-ins per hour for one account from networks that it has not used. */
  LIMIT_PER_ACCOUNT: wholeNumber(30, 1, 1_000_000),
  LIMIT_PER_DAY: wholeNumber(0, 20, 10_000_000),
  CONNECTION_LIMIT: wholeNumber(4000, 10, 1_000_000),
  /** Bearer token for /metrics. Default: open in a demonstration, else closed. */
  METRICS_TOKEN: z.string().min(16, sentence('must have at least 16 characters')).optional(),
  /** OpenTelemetry collector that takes OTLP over HTTP; without it no traces are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http:', 'https:').optional(),
  /** 1 serves /docs and /openapi.json to anyone. Default: the value of DEMO. */
  API_DOCS: yesOrNo.optional(),
  /** Seconds during which /readyz already answers 503 before the server stops, for load balancers. */
  DRAIN_SECONDS: wholeNumber(0, 0, 300),
  /** Existing directory for backups; without it none are made. */
  BACKUP_DIR: z.string().optional(),
  BACKUP_EVERY_HOURS: wholeNumber(24, 1, 24),
  /** Days for which the newest backup of each day is kept. */
  BACKUP_KEEP_DAYS: wholeNumber(14, 1, 3650),
  /** PEM file of an RSA public key of at least 3072 bits. */
  BACKUP_PUBLIC_KEY: z.string().optional(),
  /**
   * With DATABASE_URL: an otherwise unused database; each backup is restored there as proof, then removed.
   */
  BACKUP_SCRATCH_URL: address('postgres:', 'postgresql:').optional(),
  /** One or two comma-separated e-mail addresses that receive the signed ledger head each day. */
  LEDGER_HEADS_TO: z
    .string()
    .refine(isMailList, sentence('must be one or two addresses, separated by a comma'))
    .optional(),
  /** Contact for vulnerabilities in /.well-known/security.txt, which is 404 without it. */
  SECURITY_CONTACT: contact.optional(),
  SUPPORT_CONTACT: contact.optional(),
  OPEN_DATA_LICENCE: z
    .enum(licenceKeys, { error: `must be one of ${licenceKeys.join(', ')}` })
    .default('OGL-Canada-2.0'),
  /** 1 lets webhooks reach private addresses, also by http. */
  WEBHOOK_PRIVATE_ADDRESSES: yesOrNo.default(false),
  /** `development` validates every response against its schema. */
  NODE_ENV: z.string().default('production'),
});

export const environmentVariableNames: readonly string[] = Object.keys(settings.shape);

export type TrustProxy = false | string[] | ((address: string, hop: number) => boolean);

const dailyBudgets = { service: 2000, demo: 40_000 } as const;

/** Trusts only the entry of the nearest proxy: earlier ones in X-Forwarded-For may be forged. */
const isNearest = (_address: string, hop: number): boolean => hop === 0;

const proxies = (text: string): TrustProxy => {
  const meaning = words.get(text.toLowerCase());
  if (meaning !== undefined) return meaning && isNearest;
  return text.split(',').map((item) => item.trim());
};

/** Demonstration passwords are public, so a portal that other machines can reach must set DEMO explicitly. */
const demoOf = (given: z.infer<typeof settings>): boolean => {
  if (given.DEMO !== undefined) return given.DEMO;
  if (given.DATABASE_URL !== undefined) return false;
  const open = [
    ...(isLoopback(given.HOST) ? [] : ['HOST']),
    ...(given.PUBLIC_URL === undefined || isLoopback(new URL(given.PUBLIC_URL).hostname)
      ? []
      : ['PUBLIC_URL']),
    ...(given.SMTP_URL === undefined ? [] : ['SMTP_URL']),
  ];
  if (open.length === 0) return true;
  throw new StartupError(
    `With ${open.join(', ')} this portal is for more than this machine, and the embedded database is a demonstration ` +
      'unless you say otherwise. Say DEMO=0 for a portal without demonstration accounts, or DEMO=1 if everybody may ' +
      'sign in with them.',
  );
};

const operationsOf = (given: z.infer<typeof settings>): OperationalEndpointSettings => {
  const unsaid = demoOf(given) ? 'open' : 'closed';
  const metrics = given.METRICS_TOKEN === undefined ? unsaid : { token: given.METRICS_TOKEN };
  return { metrics, docs: given.API_DOCS ?? demoOf(given) };
};

const federationOf = (values: z.infer<typeof settings>) => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  const { OIDC_NAME_EN: name_en, OIDC_NAME_FR: name_fr } = values;
  const given = [issuer, clientId, clientSecret, name_en, name_fr];
  if (given.every((value) => value === undefined)) return undefined;
  if (issuer && clientId && clientSecret && name_en && name_fr && values.PUBLIC_URL) {
    const { OIDC_EMAIL_CLAIM: emailClaim, OIDC_EMAIL_TRUSTED: trustsEmails } = values;
    const { OIDC_ACR_VALUES: acrValues, OIDC_AMR_VALUES: amrValues } = values;
    const claims = { emailClaim, trustsEmails, acrValues, amrValues };
    return { issuer, clientId, clientSecret, name_en, name_fr, ...claims };
  }
  throw new StartupError(
    'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME_EN, OIDC_NAME_FR and PUBLIC_URL belong together: set all, or none of OIDC_….',
  );
};

const operatorOf = (given: { OPERATOR_EN?: string | undefined; OPERATOR_FR?: string | undefined }) => {
  const { OPERATOR_EN: name_en, OPERATOR_FR: name_fr } = given;
  if (name_en === undefined && name_fr === undefined) return undefined;
  if (name_en && name_fr) return { name_en, name_fr };
  throw new StartupError('OPERATOR_EN and OPERATOR_FR belong together: set both or neither.');
};

// Prints no value of a setting whose name suggests a secret (URL, KEY, TOKEN…).
const describeProblem = (
  name: string,
  message: string,
  environment: Readonly<Record<string, string | undefined>>,
): string =>
  /_(URL|ENDPOINT|KEY|PREVIOUS|SECRET|TOKEN)$/.test(name)
    ? `${name} ${message}.`
    : `${name} ${message}, not "${environment[name]}".`;

export type Config = ReturnType<typeof readConfig>;

export const readConfig = (
  environment: Readonly<Record<string, string | undefined>>,
  isRoot = process.getuid?.() === 0,
) => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path: [name], message }) =>
      describeProblem(String(name), message, environment),
    );
    throw new StartupError([...new Set(problems)].join('\n'));
  }
  const values = parsed.data;
  const usualDir = isRoot ? '/var/lib/shiptime' : path.join(projectRoot, '.data');
  const dataDir = path.resolve(values.DATA_DIR ?? usualDir);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    mayMakeDatabase: values.NEW_DATABASE ?? true,
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    publicUrl: values.PUBLIC_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    clamdUrl: values.CLAMD_URL,
    operator: operatorOf(values),
    secretKey: values.SECRET_KEY,
    previousSecretKey: values.SECRET_KEY_PREVIOUS,
    federation: federationOf(values),
    demo: demoOf(values),
    logLevel: values.LOG_LEVEL ?? (demoOf(values) ? 'warn' : 'info'),
    trustProxy: proxies(values.TRUST_PROXY),
    confirmAdministrators: values.CONFIRM_ADMINISTRATORS ?? !demoOf(values),
    uniformAccountAnswers: values.UNIFORM_ACCOUNT_ANSWERS ?? false,
    limits: {
      perUser: values.LIMIT_PER_USER,
      perAddress: values.LIMIT_PER_ADDRESS,
      perLogin: values.LIMIT_PER_LOGIN,
      perAccount: values.LIMIT_PER_ACCOUNT,
      perDay: values.LIMIT_PER_DAY || dailyBudgets[demoOf(values) ? 'demo' : 'service'],
    },
    connections: values.CONNECTION_LIMIT,
    operations: operationsOf(values),
    tracesTo: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    backups: readBackupSettings(values, dataDir),
    drainSeconds: values.DRAIN_SECONDS,
    ledgerHeadsTo: values.LEDGER_HEADS_TO === undefined ? [] : mailList(values.LEDGER_HEADS_TO),
    securityContact: values.SECURITY_CONTACT,
    supportContact: values.SUPPORT_CONTACT,
    openDataLicence: values.OPEN_DATA_LICENCE,
    privateWebhooks: values.WEBHOOK_PRIVATE_ADDRESSES ?? false,
    checkAnswers: values.NODE_ENV === 'development',
  };
};
