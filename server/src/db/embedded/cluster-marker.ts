import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { errorCodeOf, databaseLostError } from '#startup-error.ts';
import type { DataDirectoryLayout } from './data-directory.ts';

const markerSchema = z.object({
  /** PostgreSQL's system identifier, different for each cluster. */
  cluster: z.string(),
  made_at: z.string(),
  /** True after the first complete start; from then on, missing files mean data loss. */
  filled: z.boolean(),
});
export type ClusterMarker = z.infer<typeof markerSchema>;

type Place = Pick<DataDirectoryLayout, 'root' | 'cluster'>;

const markerFile = ({ root }: Pick<DataDirectoryLayout, 'root'>): string => path.join(root, 'database.json');

export const readClusterMarker = (place: Place): ClusterMarker | undefined => {
  try {
    return markerSchema.parse(JSON.parse(readFileSync(markerFile(place), 'utf8')));
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return undefined;
    throw databaseLostError(
      `${markerFile(place)} says which database was here, and cannot be read (${errorCodeOf(error) ?? 'damaged'}): restore the data directory.`,
    );
  }
};

/** Flushes the marker to disk. Call before anything is written to the database. */
export const writeClusterMarker = (place: Place, marker: ClusterMarker): void => {
  const unfinished = `${markerFile(place)}.${process.pid}`;
  writeFileSync(unfinished, `${JSON.stringify(marker)}\n`, { mode: 0o600, flush: true });
  renameSync(unfinished, markerFile(place));
  const handle = openSync(place.root, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

const isThere = ({ cluster }: Place): boolean => {
  try {
    return readdirSync(cluster).length > 0;
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return false;
    throw databaseLostError(`The database in ${cluster} cannot be read (${errorCodeOf(error)}).`);
  }
};

export const readClusterId = ({ cluster }: Place): string => {
  try {
    const handle = openSync(path.join(cluster, 'global/pg_control'), 'r');
    try {
      const bytes = Buffer.alloc(8);
      readSync(handle, bytes, 0, 8, 0);
      readFileSync(path.join(cluster, 'PG_VERSION'));
      return String(process.arch === 's390x' ? bytes.readBigUInt64BE() : bytes.readBigUInt64LE());
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    throw databaseLostError(
      `The database in ${cluster} is damaged (${errorCodeOf(error) ?? String(error)}: PG_VERSION and global/pg_control must be there): restore the directory whole, or restore a backup into another DATA_DIR.`,
    );
  }
};

/** Throws a message for the operator if a database existed here and is missing. */
export const requireIntactDatabase = (place: Place): { marker?: ClusterMarker; cluster?: string } => {
  const marker = readClusterMarker(place);
  if (!isThere(place)) {
    if (!marker) return {};
    throw databaseLostError(
      `The database that was made on ${marker.made_at.slice(0, 10)} in ${place.cluster} is not there any more. Nothing was put in its place. Mount or restore it; to begin anew without it, remove ${markerFile(place)}.`,
    );
  }
  const cluster = readClusterId(place);
  if (marker && marker.cluster !== cluster)
    throw databaseLostError(
      `The database in ${place.cluster} is not the one that was there (${cluster} instead of ${marker.cluster}). If it is meant to be, remove ${markerFile(place)}.`,
    );
  return { ...(marker && { marker }), cluster };
};

export const describeDatabaseLoss = (place: Place, cluster: string): string | undefined => {
  try {
    const found = requireIntactDatabase(place);
    if (found.cluster === cluster && found.marker) return undefined;
    return `The data directory ${place.root} is gone or was replaced: the database that was in it is not there any more.`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
