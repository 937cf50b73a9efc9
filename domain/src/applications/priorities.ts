/** Priorities from normal to highest; an application without one counts as normal. */
export const priorities = [1, 2, 3, 4, 5] as const;
export type Priority = (typeof priorities)[number];
