import { freeBytesOf } from '../free-space.ts';

type DiskPlace = 'data' | 'backups';
export type Disk = { readonly place: DiskPlace; readonly free_bytes: number };

/** What this process knows of itself and of its machine; a command line knows less. */
export type Surroundings = {
  readonly disks: readonly Disk[];
  /** Backups are made by the portal itself. */
  readonly backupsScheduled: boolean;
  readonly poolWaiting?: number;
};

export type Places = { readonly data?: string | undefined; readonly backups?: string | undefined };

/** Of an embedded database, and of the backups; a place that cannot be asked is left out. */
export const disksOf = async (places: Places): Promise<Disk[]> => {
  const found = Object.entries(places).map(async ([place, directory]) => {
    const free_bytes = directory === undefined ? null : await freeBytesOf(directory).catch(() => null);
    return free_bytes === null ? [] : [{ place: place as DiskPlace, free_bytes }];
  });
  return (await Promise.all(found)).flat();
};
