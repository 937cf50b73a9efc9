export const tourSnoozeLimit = 3;

export type TourState = { readonly first_login: boolean; readonly tour_put_off: number };

export const snoozeTour = ({ first_login, tour_put_off }: TourState): TourState => {
  const times = Math.min(tour_put_off + 1, tourSnoozeLimit);
  return { first_login: first_login && times < tourSnoozeLimit, tour_put_off: times };
};

export const completeTour = ({ tour_put_off }: TourState): TourState => ({
  first_login: false,
  tour_put_off,
});
