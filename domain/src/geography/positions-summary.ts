import type { PositionFacts } from './position-facts.ts';

type Counted<T> = T & { readonly count: number };

export type PositionsSummary = {
  readonly depths: { readonly least: number; readonly most: number } | null;
  readonly seas: readonly Counted<NonNullable<PositionFacts['sea']>>[];
  readonly waters: readonly Counted<Pick<PositionFacts, 'state' | 'stateName'>>[];
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

export const summarizePositions = (spots: readonly PositionFacts[]): PositionsSummary => {
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

/** Rounds to two significant figures, the accuracy of the depth grid. */
export const roundDepth = (metres: number): number => Number(metres.toPrecision(2));
