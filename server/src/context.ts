import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Backups } from './backups/backups.ts';
import type { DatabaseCondition } from './db/condition.ts';
import type { Db, Tx } from './db/connection.ts';
import { inTransaction } from './db/transaction.ts';
import type { LiveHub } from './live/live.ts';
import type { TrustProxy } from './config.ts';
import type { OperationsSettings } from './http/operations.ts';
import type { Limits } from './http/rate-limit.ts';
import type { Places, UnsetSetting } from './operation/surroundings.ts';
import { Press } from './pdf/press.ts';
import { exportTurns } from './spreadsheet/in-turn.ts';
import type { FairTurns } from './workshop/fair-turns.ts';

/** What the app needs to know of its surroundings; made from the configuration in main.ts, and by the tests. */
export type AppSettings = {
  readonly version: string;
  readonly publicUrl: string | undefined;
  readonly trustProxy: TrustProxy;
  readonly webDirectory: string;
  /** Answers are checked against their schemas: in development and tests. */
  readonly checkAnswers: boolean;
  readonly demo: boolean;
  readonly uniformAccountAnswers: boolean;
  readonly limits: Limits;
  readonly operations: OperationsSettings;
  /** Seals the secrets of authenticator apps, of which there are none without it, and of links in mails that wait. */
  readonly secretKey?: Buffer;
  /** Where people can also sign in, by OpenID Connect. */
  readonly federation?: {
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly name_en: string;
    readonly name_fr: string;
  };
  /** Whom to tell of a weakness. */
  readonly securityContact?: string;
  /** Whom to write to with a question. */
  readonly supportContact?: string;
  /** Webhooks may go to private addresses, also without TLS. */
  readonly privateWebhooks?: boolean;
  /** Who runs this portal, to be named on its pages. */
  readonly operator?: { readonly name_en: string; readonly name_fr: string };
};

declare module 'fastify' {
  interface FastifyInstance {
    /** For reads: one statement is one snapshot. */
    readonly db: Db;
    readonly pool: Pool;
    readonly condition: DatabaseCondition;
    readonly live: LiveHub;
    readonly settings: AppSettings;
    /** Where the settings ask for them. */
    readonly backups: Backups | undefined;
    /** Directories on whose disks the portal depends. */
    readonly places: Places;
    /** Settings that it should have and has not. */
    readonly unset: readonly UnsetSetting[];
    /** For files that are written while others are served. */
    readonly exportTurns: FairTurns;
    /** For documents on paper. */
    readonly press: Press;
    /** For writes: everything that a command does happens or does not. */
    inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  }
}

export const decorateApp = (
  app: FastifyInstance,
  {
    db,
    pool,
    condition,
    live,
    settings,
    backups,
    places = {},
    unset = [],
  }: {
    db: Db;
    pool: Pool;
    condition: DatabaseCondition;
    live: LiveHub;
    settings: AppSettings;
    backups?: Backups | undefined;
    places?: Places | undefined;
    unset?: readonly UnsetSetting[] | undefined;
  },
): void => {
  app.decorate('db', db);
  app.decorate('pool', pool);
  app.decorate('condition', condition);
  app.decorate('live', live);
  app.decorate('settings', settings);
  app.decorate('backups', backups);
  app.decorate('places', places);
  app.decorate('unset', unset);
  app.decorate('exportTurns', exportTurns());
  const press = new Press();
  app.decorate('press', press);
  app.addHook('onClose', async () => press.close());
  app.decorate('inTransaction', <T>(work: (tx: Tx) => Promise<T>) => inTransaction(db, work));
};
