export type MergedForm<V> = {
  readonly values: V;
  readonly clashes: readonly (keyof V)[];
};

export const mergeFormValues = <V extends object>(before: V, mine: V, current: V): MergedForm<V> => {
  const names = Object.keys(mine) as (keyof V)[];
  const touched = names.filter((name) => mine[name] !== before[name]);
  return {
    values: Object.fromEntries(
      names.map((name) => [name, touched.includes(name) ? mine[name] : current[name]]),
    ) as V,
    clashes: touched.filter((name) => current[name] !== before[name] && current[name] !== mine[name]),
  };
};
