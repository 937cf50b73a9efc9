/** A moment, as an ISO 8601 text with its zone (`2027-05-01T06:59:59Z`). The domain never asks a clock: it is told. */
export type Instant = string;

export const millisecondsIn = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** Milliseconds since 1970. Throws on what is not an instant, so that a broken date never lets anything through. */
export const instantNumber = (instant: Instant): number => {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) throw new RangeError(`not an instant: ${instant}`);
  return time;
};

export const instantAt = (milliseconds: number): Instant => new Date(milliseconds).toISOString();

export const isAtOrAfter = (instant: Instant, other: Instant): boolean =>
  instantNumber(instant) >= instantNumber(other);
