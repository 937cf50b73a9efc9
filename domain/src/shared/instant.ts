export type Instant = string;

export const millisecondsIn = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** Milliseconds since 1970; throws on an invalid instant, so that a broken date never grants anything. */
export const instantToMs = (instant: Instant): number => {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) throw new RangeError(`not an instant: ${instant}`);
  return time;
};

export const instantFromMs = (milliseconds: number): Instant => new Date(milliseconds).toISOString();

export const isAtOrAfter = (instant: Instant, other: Instant): boolean =>
  instantToMs(instant) >= instantToMs(other);
