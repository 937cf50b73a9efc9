import type { Config } from '../config.ts';
import { freeBytesOf } from '../free-space.ts';
import type { NodeSupport } from './node-support.ts';

type DiskPlace = 'data' | 'backups';
export type Disk = { readonly place: DiskPlace; readonly free_bytes: number };

const looked = ['PUBLIC_URL', 'SECRET_KEY', 'SMTP_URL', 'SECURITY_CONTACT', 'METRICS_TOKEN'] as const;
export type UnsetSetting = (typeof looked)[number];

export const unsetOf = (config: Config): readonly UnsetSetting[] => {
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

export type Surroundings = {
  readonly disks: readonly Disk[];
  readonly backupsScheduled: boolean;
  readonly poolWaiting?: number;
  readonly unset?: readonly UnsetSetting[];
  readonly node?: NodeSupport;
  /** The portal's role could change append-only tables and switch off triggers. */
  readonly runsAsOwner?: boolean;
};

export type Places = { readonly data?: string | undefined; readonly backups?: string | undefined };

export const disksOf = async (places: Places): Promise<Disk[]> => {
  const found = Object.entries(places).map(async ([place, directory]) => {
    const free_bytes = directory === undefined ? null : await freeBytesOf(directory).catch(() => null);
    return free_bytes === null ? [] : [{ place: place as DiskPlace, free_bytes }];
  });
  return (await Promise.all(found)).flat();
};
