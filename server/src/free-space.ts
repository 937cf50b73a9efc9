import { statfs } from 'node:fs/promises';

export type DiskSpace = { readonly free_bytes: number; readonly total_bytes: number };

export const measureDiskSpace = async (directory: string): Promise<DiskSpace> => {
  const { bavail, blocks, bsize } = await statfs(directory);
  return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
};
