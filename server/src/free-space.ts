import { statfs } from 'node:fs/promises';

export type Space = { readonly free_bytes: number; readonly total_bytes: number };

export const measureSpace = async (directory: string): Promise<Space> => {
  const { bavail, blocks, bsize } = await statfs(directory);
  return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
};
