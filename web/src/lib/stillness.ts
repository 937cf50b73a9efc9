/** Whether the reader has asked the system for less motion (WCAG 2.3.3): what would glide comes at once. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
