/** The six user types; the number is `user_type_id` on the wire and in the database. */
export const roles = {
  co_proponent: 1,
  proponent: 2,
  regional_vessel_coordinator: 3,
  national_science_representative: 4,
  administrator: 5,
  observer: 6,
} as const;

export type RoleName = keyof typeof roles;
export type Role = (typeof roles)[RoleName];

/** Who acts: read anew from the database with every request, so a demotion counts from the next one. */
export type Actor = {
  readonly id: number;
  readonly role: Role;
  /** The vessels that a coordinator looks after; empty for everyone else. */
  readonly vesselIds: readonly number[];
};

export const hasRole = (actor: Actor, ...names: readonly RoleName[]): boolean =>
  names.some((name) => roles[name] === actor.role);

/** A coordinator acts for the vessels assigned, whatever the number of coordinators. */
export const coordinates = (actor: Actor, vesselId: number | null): boolean =>
  hasRole(actor, 'regional_vessel_coordinator') && vesselId !== null && actor.vesselIds.includes(vesselId);
