/** How far the portal's clock may be ahead of this computer's, in milliseconds: no less than `low`, no more than `high`. */
export type Bounds = { readonly low: number; readonly high: number };

const aSecond = 1000;

/**
 * What one answer tells: the portal wrote its time, in whole seconds, between the asking and the answer. Together with what
 * was known it is told ever more exactly; where the two cannot both be, a clock was set meanwhile and the newer one counts.
 */
export const narrowed = (known: Bounds | null, date: number, asked: number, answered: number): Bounds => {
  const told = { low: date - answered, high: date + aSecond - asked };
  if (!known) return told;
  const both = { low: Math.max(known.low, told.low), high: Math.min(known.high, told.high) };
  return both.low <= both.high ? both : told;
};

/** The smallest correction that fits: a clock that may be right is left alone. */
export const correction = ({ low, high }: Bounds): number => Math.min(Math.max(0, low), high);

let bounds: Bounds | null = null;

/** Told by each answer of the portal. */
export const noteServerTime = (header: string | null, asked: number, answered: number): void => {
  const date = Date.parse(header ?? '');
  if (!Number.isNaN(date)) bounds = narrowed(bounds, date, asked, answered);
};

/** Milliseconds since 1970 by the portal's clock, by which deadlines are judged. */
export const serverNow = (): number => Date.now() + (bounds ? Math.round(correction(bounds)) : 0);

/** Browsers count no further than 24 days. */
const longestTimer = 86_400_000;

/** Does something when the portal's clock has come to an instant; at once if it has already. Gives what calls it off. */
export const atServerTime = (instant: number, act: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const left = instant - serverNow();
    if (left <= 0) act();
    else timer = setTimeout(look, Math.min(left, longestTimer));
  };
  timer = setTimeout(look, 0);
  // A laptop that wakes up has not counted meanwhile.
  const wake = (): void => {
    clearTimeout(timer);
    look();
  };
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
};
