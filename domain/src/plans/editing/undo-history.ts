export type UndoHistory<P> = { readonly past: readonly P[]; readonly future: readonly P[] };

export const emptyHistory = { past: [], future: [] } as const satisfies UndoHistory<never>;

export const recordInHistory = <P>(history: UndoHistory<P>, patch: P): UndoHistory<P> => ({
  past: [...history.past, patch],
  future: [],
});

type Step<P> = { readonly history: UndoHistory<P>; readonly patch: P };

export const undoInHistory = <P>({ past, future }: UndoHistory<P>): Step<P> | null => {
  const patch = past.at(-1);
  return patch === undefined
    ? null
    : { history: { past: past.slice(0, -1), future: [...future, patch] }, patch };
};

export const redoInHistory = <P>({ past, future }: UndoHistory<P>): Step<P> | null => {
  const patch = future.at(-1);
  return patch === undefined
    ? null
    : { history: { past: [...past, patch], future: future.slice(0, -1) }, patch };
};

export const mapHistory = <P>(history: UndoHistory<P>, change: (patch: P) => P): UndoHistory<P> => ({
  past: history.past.map(change),
  future: history.future.map(change),
});
