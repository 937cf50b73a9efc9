/** Half-open: from the first moment to the one after the last. */
type Span = { readonly start: number; readonly end: number };

const overlap = (a: Span, b: Span): number =>
  Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));

/** Time that a ship is needed for, and time that it has within a window; all in one unit. */
export type Room = {
  readonly needed: number;
  /** All free time within the window, in however many stretches. */
  readonly free: number;
  readonly longest: number;
};

/**
 * Widens an operational window to the time in which the ship may be in use: mobilization lies before the window and
 * demobilization after it (record 0129).
 */
export const aroundWindow = (window: Span, mobilization: number, demobilization: number): Span => ({
  start: window.start - mobilization,
  end: window.end + demobilization,
});

/** Compares the time that is needed with the stretches in which the ship is free. */
export const roomWithin = (needed: number, allowed: Span, free: readonly Span[]): Room => {
  const lengths = free.map((stretch) => overlap(stretch, allowed));
  return {
    needed,
    free: lengths.reduce((sum, length) => sum + length, 0),
    longest: Math.max(0, ...lengths),
  };
};
