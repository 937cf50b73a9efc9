/** One person's announcement, repeated every 20 s and dropped after 50 s of silence. */
type Present = { readonly userId: number; readonly name: string; readonly section: string };
export type Presences = ReadonlyMap<number, Present & { readonly heardAt: number }>;

export const presenceIntervalMs = 20_000;
const silentAfter = 50_000;
const awayAfter = 5 * 60_000;

/** False without recent input, so that an idle page announces nobody and lets its session expire. */
export const isPageAttended = (lastSign: number, now: number): boolean => now - lastSign <= awayAfter;

export const noPresences: Presences = new Map();

export type PresenceAnnouncement = {
  readonly user_id: number;
  readonly name: string;
  readonly section: string | null;
};

export const receivePresence = (known: Presences, said: PresenceAnnouncement, now: number): Presences => {
  const next = new Map(known);
  if (said.section === null) next.delete(said.user_id);
  else {
    const { user_id: userId, name, section } = said;
    next.set(userId, { userId, name, section, heardAt: now });
  }
  return next;
};

/** Returns the same map if nobody has left. */
export const removeStalePresences = (known: Presences, now: number): Presences => {
  const heard = [...known].filter(([, { heardAt }]) => now - heardAt <= silentAfter);
  return heard.length === known.size ? known : new Map(heard);
};
