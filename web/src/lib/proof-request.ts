type Ask = { readonly given: Promise<boolean>; readonly answer: (given: boolean) => void };

let asking: Ask | null = null;
const watchers = new Set<() => void>();

const become = (next: Ask | null): void => {
  asking = next;
  for (const watcher of watchers) watcher();
};

/** A call waits for its reader to prove who they are. All that wait at once are served by one proof. */
export const proofRequest = {
  isOpen: (): boolean => asking !== null,
  watch: (watcher: () => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  ask: (): Promise<boolean> => {
    if (asking) return asking.given;
    let answer: (given: boolean) => void = () => undefined;
    const given = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    become({ given, answer });
    return given;
  },
  /** False: it was left. What waited fails with its refusal. */
  answer: (given: boolean): void => {
    const open = asking;
    become(null);
    open?.answer(given);
  },
};
