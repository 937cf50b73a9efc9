export type History<P> = { readonly past: readonly P[]; readonly future: readonly P[] };

export const emptyHistory = { past: [], future: [] } as const satisfies History<never>;

export const record = <P>(history: History<P>, patch: P): History<P> => ({
  past: [...history.past, patch],
  future: [],
});

type Step<P> = { readonly history: History<P>; readonly patch: P };

export const undo = <P>({ past, future }: History<P>): Step<P> | null => {
  const patch = past.at(-1);
  return patch === undefined
    ? null
    : { history: { past: past.slice(0, -1), future: [...future, patch] }, patch };
};

export const redo = <P>({ past, future }: History<P>): Step<P> | null => {
  const patch = future.at(-1);
  return patch === undefined
    ? null
    : { history: { past: [...past, patch], future: future.slice(0, -1) }, patch };
};

export const mapHistory = <P>(history: History<P>, change: (patch: P) => P): History<P> => ({
  past: history.past.map(change),
  future: history.future.map(change),
});
