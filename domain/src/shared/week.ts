/** In the order of JavaScript’s days, each by the name that date fields know. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** In both languages, in schedules and date fields alike: record 0023. */
export const firstDayOfWeek: (typeof weekdays)[number] = 'mon';
