export class ChunkNotLoadedError extends Error {}

export const loadChunk = <T>(part: Promise<T>): Promise<T> =>
  part.catch(() => {
    throw new ChunkNotLoadedError();
  });
