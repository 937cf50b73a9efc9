/** Id of a mission that the server has not created yet. */
export const provisionalId = -1;
