/** How often the tour can be put off before it is no longer offered by itself (specification 4, "Onboarding"). */
export const tourPutOffLimit = 3;

export type TourOptions = { readonly first_login: boolean; readonly tour_put_off: number };

/** Shown until it is completed: skipping only puts it off until the next visit, and three times are enough. */
export const putOff = ({ first_login, tour_put_off }: TourOptions): TourOptions => {
  const times = Math.min(tour_put_off + 1, tourPutOffLimit);
  return { first_login: first_login && times < tourPutOffLimit, tour_put_off: times };
};

export const completed = ({ tour_put_off }: TourOptions): TourOptions => ({
  first_login: false,
  tour_put_off,
});
