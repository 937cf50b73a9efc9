export class PartNotLoadedError extends Error {}

export const loadPart = <T>(part: Promise<T>): Promise<T> =>
  part.catch(() => {
    throw new PartNotLoadedError();
  });
