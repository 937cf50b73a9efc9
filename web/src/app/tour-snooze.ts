const key = 'shiptime.tour_put_off';

export const tourSnooze = {
  isSnoozed: (userId: number): boolean => window.sessionStorage.getItem(key) === String(userId),
  snooze: (userId: number): void => window.sessionStorage.setItem(key, String(userId)),
  end: (): void => window.sessionStorage.removeItem(key),
};
