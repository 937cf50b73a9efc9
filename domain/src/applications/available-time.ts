type Span = { readonly start: number; readonly end: number };

const overlap = (a: Span, b: Span): number =>
  Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));

export type AvailableTime = {
  readonly needed: number;
  readonly free: number;
  readonly longest: number;
};

export const extendWindow = (window: Span, mobilization: number, demobilization: number): Span => ({
  start: window.start - mobilization,
  end: window.end + demobilization,
});

export const measureAvailableTime = (needed: number, allowed: Span, free: readonly Span[]): AvailableTime => {
  const lengths = free.map((stretch) => overlap(stretch, allowed));
  return {
    needed,
    free: lengths.reduce((sum, length) => sum + length, 0),
    longest: Math.max(0, ...lengths),
  };
};
