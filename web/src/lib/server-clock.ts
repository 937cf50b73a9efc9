/** Lower and upper bound in milliseconds for how far the server's clock is ahead of this computer's. */
export type ClockBounds = { readonly low: number; readonly high: number };

const aSecond = 1000;

/**
 * Narrows the bounds by one response: the server's time, in whole seconds, lies between request and response.
 * Contradictory bounds are replaced.
 */
export const narrowClockBounds = (
  known: ClockBounds | null,
  date: number,
  asked: number,
  answered: number,
): ClockBounds => {
  const told = { low: date - answered, high: date + aSecond - asked };
  if (!known) return told;
  const both = { low: Math.max(known.low, told.low), high: Math.min(known.high, told.high) };
  return both.low <= both.high ? both : told;
};

export const clockCorrection = ({ low, high }: ClockBounds): number => Math.min(Math.max(0, low), high);

let bounds: ClockBounds | null = null;

export const recordServerTime = (header: string | null, asked: number, answered: number): void => {
  const date = Date.parse(header ?? '');
  if (!Number.isNaN(date)) bounds = narrowClockBounds(bounds, date, asked, answered);
};

/** Milliseconds since 1970 by the server's clock, which decides deadlines. */
export const serverNow = (): number => Date.now() + (bounds ? Math.round(clockCorrection(bounds)) : 0);

const longestTimer = 86_400_000;

export const runAtServerTime = (instant: number, act: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const left = instant - serverNow();
    if (left <= 0) act();
    else timer = setTimeout(look, Math.min(left, longestTimer));
  };
  timer = setTimeout(look, 0);
  // Timers do not advance while a computer sleeps.
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
