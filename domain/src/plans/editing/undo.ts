/** What was done and what was undone, without limit: the last of each list is the next to go. */
export type History<P> = { readonly past: readonly P[]; readonly future: readonly P[] };

export const emptyHistory = { past: [], future: [] } as const satisfies History<never>;

/** Doing something new forgets what was undone. */
export const record = <P>(history: History<P>, patch: P): History<P> => ({
  past: [...history.past, patch],
  future: [],
});

type Step<P> = { readonly history: History<P>; readonly patch: P };

/** The patch to take back, and the history without it; null where there is nothing to undo. */
export const undo = <P>({ past, future }: History<P>): Step<P> | null => {
  const patch = past.at(-1);
  return patch === undefined
    ? null
    : { history: { past: past.slice(0, -1), future: [...future, patch] }, patch };
};

/** The patch to do again. */
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
