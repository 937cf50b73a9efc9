/** Groups of the list `capabilities`: what a ship can do, and the waters that it works in. */
export const capabilityKinds = ['fishing', 'handling', 'laboratory', 'ship', 'waters'] as const;
export type CapabilityKind = (typeof capabilityKinds)[number];
