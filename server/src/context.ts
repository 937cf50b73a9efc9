import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { LicenceKey } from '@shiptime/domain/integrations/licences';
import type { Backups } from './backups/backups.ts';
import type { DatabaseHealthMonitor } from './db/database-health.ts';
import type { Db, Tx } from './db/connection.ts';
import { runInTransaction } from './db/transaction.ts';
import type { LiveHub } from './live/live.ts';
import type { TrustProxy } from './config.ts';
import type { OperationalEndpointSettings } from './http/operational-endpoints.ts';
import type { RequestLimits } from './http/rate-limit.ts';
import type { DiskPaths, UnsetSetting } from './operation/operation-facts.ts';
import { PdfRenderer } from './pdf/pdf-renderer.ts';
import { createExportQueue } from './spreadsheet/export-queue.ts';
import type { FairQueue } from './process-pool/fair-queue.ts';

export type AppSettings = {
  readonly version: string;
  readonly publicUrl: string | undefined;
  readonly trustProxy: TrustProxy;
  readonly webDirectory: string;
  readonly checkAnswers: boolean;
  readonly demo: boolean;
  readonly uniformAccountAnswers: boolean;
  readonly confirmAdministrators: boolean;
  readonly limits: RequestLimits;
  readonly operations: OperationalEndpointSettings;
  readonly secretKey?: Buffer;
  readonly federation?: {
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly name_en: string;
    readonly name_fr: string;
    readonly emailClaim?: string;
    readonly trustsEmails?: boolean;
    readonly acrValues?: readonly string[];
    readonly amrValues?: readonly string[];
  };
  readonly securityContact?: string;
  readonly supportContact?: string;
  readonly openDataLicence?: LicenceKey;
  readonly privateWebhooks?: boolean;
  readonly clamdUrl?: string;
  readonly operator?: { readonly name_en: string; readonly name_fr: string };
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Database for reads outside transactions; each statement has its own snapshot. */
    readonly db: Db;
    readonly pool: Pool;
    readonly condition: DatabaseHealthMonitor;
    readonly live: LiveHub;
    readonly settings: AppSettings;
    readonly backups: Backups | undefined;
    readonly places: DiskPaths;
    readonly unset: readonly UnsetSetting[];
    readonly exportTurns: FairQueue;
    readonly pdfRenderer: PdfRenderer;
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
    condition: DatabaseHealthMonitor;
    live: LiveHub;
    settings: AppSettings;
    backups?: Backups | undefined;
    places?: DiskPaths | undefined;
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
  app.decorate('exportTurns', createExportQueue());
  const pdfRenderer = new PdfRenderer();
  app.decorate('pdfRenderer', pdfRenderer);
  app.addHook('onClose', async () => pdfRenderer.close());
  app.decorate('inTransaction', <T>(work: (tx: Tx) => Promise<T>) => runInTransaction(db, work));
};
