/** Speed of vessels in proposals whose own is unknown: the slowest known one of the fleet. */
export const assumedKnots = 8;
