import type { ApplicationStanding } from '@shiptime/domain/review/standings-wire';

export const rankMoveNames = ['up', 'down', 'first', 'last', 'out'] as const;
export type RankMove = (typeof rankMoveNames)[number] | { readonly onto: number };

/** Id of the preceding application, null for first place, or `out` of the ranking. */
export type RankDestination = number | null | 'out';

export type RankedApplication = {
  readonly id: number;
  readonly vessel_id: number | null;
  readonly fiscal_year_id: number;
  readonly project_title: string | null;
};

type Placed = Pick<ApplicationStanding, 'ship_time_request_id' | 'vessel_id' | 'fiscal_year_id' | 'place'>;

export const rankedApplicationIds = (
  standings: readonly Placed[],
  of: Pick<RankedApplication, 'vessel_id' | 'fiscal_year_id'>,
): number[] =>
  standings
    .filter((each) => each.vessel_id === of.vessel_id && each.fiscal_year_id === of.fiscal_year_id)
    .filter(({ place }) => place !== null)
    .toSorted((a, b) => a.place! - b.place!)
    .map(({ ship_time_request_id: id }) => id);

export const currentRankDestination = (ranking: readonly number[], id: number): RankDestination => {
  const place = ranking.indexOf(id);
  if (place === -1) return 'out';
  return ranking[place - 1] ?? null;
};

export const rankDestinationOfMove = (
  ranking: readonly number[],
  id: number,
  move: RankMove,
): RankDestination | undefined => {
  const place = ranking.indexOf(id);
  const others = ranking.filter((other) => other !== id);
  if (move === 'out') return place === -1 ? undefined : 'out';
  if (place === -1 && move === 'down') return undefined;
  const onto = typeof move === 'object' ? ranking.indexOf(move.onto) : -1;
  const targets = {
    up: place === -1 ? others.length : place - 1,
    down: place + 1,
    first: 0,
    last: others.length,
    onto: onto === -1 ? others.length : onto,
  };
  const target = targets[typeof move === 'object' ? 'onto' : move];
  if (target === place || target < 0 || target > others.length) return undefined;
  return others[target - 1] ?? null;
};
