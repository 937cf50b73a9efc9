/** In knots, for vessels of unknown speed in proposals: the slowest known speed of the fleet. */
export const assumedKnots = 8;
