/** A part of the page could not be loaded. */
export class PartNotLoadedError extends Error {}

export const loadPart = <T>(part: Promise<T>): Promise<T> =>
  part.catch(() => {
    throw new PartNotLoadedError();
  });
