export type TakenOver<V> = {
  /** What the fields hold from now on. */
  readonly values: V;
  /** Fields that were changed here and, differently, elsewhere. */
  readonly clashes: readonly (keyof V)[];
};

/**
 * Somebody else saved while a small form stood open. Fields that were left alone here take what is there now; what was
 * typed here stays.
 */
export const takenOver = <V extends object>(before: V, mine: V, current: V): TakenOver<V> => {
  const names = Object.keys(mine) as (keyof V)[];
  const touched = names.filter((name) => mine[name] !== before[name]);
  return {
    values: Object.fromEntries(
      names.map((name) => [name, touched.includes(name) ? mine[name] : current[name]]),
    ) as V,
    clashes: touched.filter((name) => current[name] !== before[name] && current[name] !== mine[name]),
  };
};
