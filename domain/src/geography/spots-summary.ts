import type { Spot } from './spot.ts';

type Counted<T> = T & { readonly count: number };

/** What the outlines say of several places together; of each how many, the most frequent first. */
export type SpotsSummary = {
  /** Metres; null where no depth is known. */
  readonly depths: { readonly least: number; readonly most: number } | null;
  readonly seas: readonly Counted<NonNullable<Spot['sea']>>[];
  /** State null: Canadian, as far as can be seen. What is only near another state's waters is not in them. */
  readonly waters: readonly Counted<Pick<Spot, 'state' | 'stateName'>>[];
  readonly inTerritorialSeas: number;
  readonly protectedAreas: readonly Counted<{ readonly key: string }>[];
};

const counted = <T>(found: readonly T[], keyOf: (one: T) => string): Counted<T>[] => {
  const counts = new Map<string, Counted<T>>();
  for (const one of found) {
    const key = keyOf(one);
    counts.set(key, { ...one, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count);
};

export const spotsSummary = (spots: readonly Spot[]): SpotsSummary => {
  const atSea = spots.filter(({ onLand }) => !onLand);
  const depths = atSea.flatMap(({ depth }) => (depth === null ? [] : [depth]));
  const waters = atSea.map(({ certainty, state, stateName }) =>
    certainty === 'near' ? { state: null, stateName: null } : { state, stateName },
  );
  return {
    depths: depths.length === 0 ? null : { least: Math.min(...depths), most: Math.max(...depths) },
    seas: counted(
      atSea.flatMap(({ sea }) => sea ?? []),
      ({ name_en }) => name_en,
    ),
    waters: counted(waters, ({ state }) => state ?? ''),
    inTerritorialSeas: atSea.filter(({ isTerritorial }) => isTerritorial).length,
    protectedAreas: counted(
      atSea.flatMap(({ protectedAreas }) => protectedAreas.map((key) => ({ key }))),
      ({ key }) => key,
    ),
  };
};

/** Depths of a coarse grid are known to two figures at most: 3,456 m is about 3,500. */
export const roughDepth = (metres: number): number => Number(metres.toPrecision(2));
