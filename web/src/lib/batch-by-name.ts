export const batchByName = <Name extends string>(
  ask: (names: readonly Name[]) => Promise<Readonly<Record<Name, unknown>>>,
) => {
  let next: { readonly names: Set<Name>; readonly answer: Promise<Readonly<Record<Name, unknown>>> } | null =
    null;
  return async (name: Name): Promise<unknown> => {
    if (!next) {
      const names = new Set<Name>();
      const answer = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
        next = null;
        return ask([...names]);
      });
      next = { names, answer };
    }
    next.names.add(name);
    return (await next.answer)[name];
  };
};
