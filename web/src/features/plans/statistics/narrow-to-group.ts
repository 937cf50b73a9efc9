import { type FairnessDimension, fairnessDimensions } from '@shiptime/domain/plans/fairness';
import type { FairnessSearch } from './fairness-api.ts';

export const narrowToGroup = (
  search: FairnessSearch,
  dimension: FairnessDimension,
  id: number,
): FairnessSearch => {
  const narrowed = { ...search, [dimension]: id };
  const next = fairnessDimensions.find((name) => narrowed[name] === undefined);
  return { ...narrowed, by: next ?? dimension };
};
