import type { Listed } from '../listed.ts';

/** In the order in which the vessels first appear: whoever waits longest comes first. */
export const byVessel = <I extends Pick<Listed, 'vessel_id'>>(items: readonly I[]): [number, I[]][] => {
  const groups = new Map<number, I[]>();
  for (const item of items) {
    const group = groups.get(item.vessel_id ?? 0) ?? [];
    group.push(item);
    groups.set(item.vessel_id ?? 0, group);
  }
  return [...groups];
};
