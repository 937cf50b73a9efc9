import { statfs } from 'node:fs/promises';

/** What an ordinary account may still write on the disk of a directory. */
export const freeBytesOf = async (directory: string): Promise<number> => {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
};
