const key = 'shiptime.tour_put_off';

/** Whether the tour was put off in this visit: it comes back with the next one, not with the next page. */
export const tourVisit = {
  isPutOff: (userId: number): boolean => window.sessionStorage.getItem(key) === String(userId),
  putOff: (userId: number): void => window.sessionStorage.setItem(key, String(userId)),
  end: (): void => window.sessionStorage.removeItem(key),
};
