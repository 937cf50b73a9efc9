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

/** Read from the database on every request, so that changed rights apply at once. */
export type Actor = {
  readonly id: number;
  readonly role: Role;
  readonly vesselIds: readonly number[];
};

export const hasRole = (actor: Actor, ...names: readonly RoleName[]): boolean =>
  names.some((name) => roles[name] === actor.role);

export const isCoordinatorOf = (actor: Actor, vesselId: number | null): boolean =>
  hasRole(actor, 'regional_vessel_coordinator') && vesselId !== null && actor.vesselIds.includes(vesselId);
