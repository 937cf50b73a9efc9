/** From the usual to the highest; whoever has none counts as the usual (record 0007). */
export const priorities = [1, 2, 3, 4, 5] as const;
export type Priority = (typeof priorities)[number];
