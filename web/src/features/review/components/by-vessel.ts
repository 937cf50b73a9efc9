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

/** Year by year, those without a place last, as they were. */
export const byRank = <I extends Pick<Listed, 'id' | 'fiscal_year_id'>>(
  items: readonly I[],
  placeOf: (id: number) => number | null,
): I[] => {
  const place = ({ id }: I) => placeOf(id) ?? Number.MAX_SAFE_INTEGER;
  return items.toSorted((a, b) => a.fiscal_year_id - b.fiscal_year_id || place(a) - place(b));
};
