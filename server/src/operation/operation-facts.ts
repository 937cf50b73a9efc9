import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import { type DiskSpace, measureDiskSpace } from '../free-space.ts';
import type { CertificateExpiry } from './external-checks.ts';
import type { NodeSupport } from './node-support.ts';

type DiskPlace = 'data' | 'backups';
export type DiskUsage = DiskSpace & { readonly place: DiskPlace };

const looked = ['PUBLIC_URL', 'SECRET_KEY', 'SMTP_URL', 'SECURITY_CONTACT', 'METRICS_TOKEN'] as const;
export type UnsetSetting = (typeof looked)[number];

export const findUnsetSettings = (config: Config): readonly UnsetSetting[] => {
  const { publicUrl, secretKey, databaseUrl, smtpUrl, securityContact, operations } = config;
  const isSet: Record<UnsetSetting, boolean> = {
    PUBLIC_URL: publicUrl !== undefined,
    SECRET_KEY: secretKey !== undefined || databaseUrl === undefined,
    SMTP_URL: smtpUrl !== undefined,
    SECURITY_CONTACT: securityContact !== undefined,
    METRICS_TOKEN: operations.metrics !== 'closed',
  };
  return config.demo ? [] : looked.filter((name) => !isSet[name]);
};

export type EnvironmentFacts = {
  readonly disks: readonly DiskUsage[];
  readonly backupsScheduled: boolean;
  readonly poolWaiting?: number;
  readonly unset?: readonly UnsetSetting[];
  readonly node?: NodeSupport;
  /** True if the portal's role could change append-only tables and disable triggers. */
  readonly runsAsOwner?: boolean;
  readonly peopleNearBudget?: number;
  readonly mailServerProblem?: string | undefined;
  readonly certificate?: CertificateExpiry | undefined;
  readonly copy?: BackupCopy | undefined;
};

export type BackupCopy = { readonly file: string; readonly ageSeconds: number | null };

/** Returns the age of the file that a job writes after copying backups elsewhere. */
export const findNewestBackupCopy = async ({ backups }: DiskPaths): Promise<BackupCopy | undefined> => {
  if (backups === undefined) return undefined;
  const file = path.join(backups, 'copied');
  const found = await stat(file).catch(() => null);
  return { file, ageSeconds: found && (Date.now() - found.mtimeMs) / 1000 };
};

export type DiskPaths = { readonly data?: string | undefined; readonly backups?: string | undefined };

export const measureDisks = async (places: DiskPaths): Promise<DiskUsage[]> => {
  const found = Object.entries(places).map(async ([place, directory]) => {
    const space = directory === undefined ? null : await measureDiskSpace(directory).catch(() => null);
    return space === null ? [] : [{ place: place as DiskPlace, ...space }];
  });
  return (await Promise.all(found)).flat();
};
