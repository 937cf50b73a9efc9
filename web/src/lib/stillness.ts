/** Reduced motion (WCAG 2.3.3). */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
