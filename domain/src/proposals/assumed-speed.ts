/** Knots assumed in proposals for vessels of unknown speed: the slowest known speed of the fleet. */
export const assumedKnots = 8;
