import type { InsertionPlace, VesselRoutes } from './routes.ts';

/** `mate`: second part of a split, or -1. */
export interface Insertion extends InsertionPlace {
  mate: number;
  matePosition: number;
}

export const writeBestInsertion = (
  routes: VesselRoutes,
  option: number,
  found: Insertion,
  from?: number,
  until?: number,
): void => {
  const { item, mateOf, optionsOfItem } = routes.model;
  const own = item[option] as number;
  const mate = mateOf[own] as number;
  if (mate < 0) routes.best(option, found, from, until);
  else routes.best(option, found);
  found.mate = -1;
  if (mate < 0 || found.position < 0) return;
  const { gain, position } = found;
  let most = Number.NEGATIVE_INFINITY;
  if (own < mate)
    for (const other of optionsOfItem[mate] as Int32Array) {
      routes.best(other, found);
      if (found.gain <= most) continue;
      most = found.gain;
      found.mate = other;
      found.matePosition = found.position;
    }
  found.gain = gain + most;
  found.position = found.mate < 0 ? -1 : position;
};

export const applyInsertion = (
  routes: VesselRoutes,
  option: number,
  { position, mate, matePosition }: Insertion,
): boolean => {
  const vessel = routes.model.vessel[option] as number;
  if (mate >= 0) routes.insert(mate, matePosition);
  routes.insert(option, position);
  if (routes.refresh(vessel) || mate < 0) return true;
  routes.remove(option);
  routes.remove(mate);
  routes.refresh(vessel);
  return false;
};
