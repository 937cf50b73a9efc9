/** Of a mission that the server has not named yet. */
export const provisionalId = -1;
