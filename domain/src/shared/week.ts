export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export const firstDayOfWeek: (typeof weekdays)[number] = 'mon';
